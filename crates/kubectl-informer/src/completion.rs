//! `kubectl informer completion` and `kubectl informer man`: shell completion and manual pages, generated from the
//! flags.

use std::io::Write;

use anyhow::Result;
use clap::{Args, Command};
use clap_complete::Shell;

/// Print a script that completes this command in a shell.
///
/// For kubectl to complete `kubectl informer`, see its help on plugins; this completes `kubectl-informer`.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Completion {
    /// The shell.
    shell: Shell,
}

const EXAMPLES: &str = "\
Examples:
  # bash
  source <(kubectl informer completion bash)

  # zsh
  kubectl informer completion zsh > \"${fpath[1]}/_kubectl-informer\"

  # fish
  kubectl informer completion fish > ~/.config/fish/completions/kubectl-informer.fish";

/// Print the manual page, or with a directory write one for each command.
#[derive(Debug, Args)]
pub(crate) struct Manual {
    /// The directory for the pages; without it the main page is printed.
    #[arg(long, value_name = "PATH")]
    directory: Option<std::path::PathBuf>,
}

impl Completion {
    pub(crate) fn write(self, mut command: Command, out: &mut impl Write) -> Result<()> {
        // Shells complete by the name of the executable.
        command = command.bin_name("kubectl-informer");
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "kubectl-informer", &mut script);
        out.write_all(&script)?;
        Ok(())
    }
}

impl Manual {
    pub(crate) fn write(self, command: Command, out: &mut impl Write) -> Result<()> {
        match self.directory {
            None => clap_mangen::Man::new(command).render(out)?,
            Some(directory) => {
                std::fs::create_dir_all(&directory)?;
                clap_mangen::generate_to(command, directory)?;
            }
        }
        Ok(())
    }
}
