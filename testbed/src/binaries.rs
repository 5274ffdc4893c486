//! kube-apiserver, etcd and kubectl: finds them in the cache, or builds them.
//!
//! Knows: Go, the module proxy, the cache directory. Never learns: what the programs do.
//!
//! The Go files are compiled into this crate and written out for the build, so a copied `testbed` command
//! works anywhere. The cache key is a digest of these files: a change of one of them causes a new build, and
//! nothing else does.

use std::{
    env,
    ffi::OsString,
    fs::{self, File, TryLockError},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{Error, cache};

/// kube-apiserver, etcd and kubectl, ready to run.
#[derive(Debug, Clone)]
pub struct Binaries {
    dir: PathBuf,
}

impl Binaries {
    /// Finds the programs in the cache, or builds them. The build takes minutes and happens once.
    ///
    /// Blocks during the build, also if another process builds the same programs. Prints to standard error what
    /// it waits for, because a first test run that is silent for five minutes looks broken.
    ///
    /// The cache is `$KUBE_INFORMER_TESTBED_CACHE`, or `kube-informer-testbed` in the user's cache directory.
    pub fn find_or_build() -> Result<Self, Error> {
        Build {
            cache: cache::dir(|name| env::var_os(name))?,
            go: "go".into(),
        }
        .find_or_run()
    }

    /// The directory that contains the programs.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// The path of kube-apiserver. The program ends when its standard input is closed.
    pub fn apiserver(&self) -> PathBuf {
        self.dir.join("kube-apiserver")
    }

    /// The path of etcd. The program ends when its standard input is closed.
    pub fn etcd(&self) -> PathBuf {
        self.dir.join("etcd")
    }

    /// The path of kubectl.
    pub fn kubectl(&self) -> PathBuf {
        self.dir.join("kubectl")
    }

    fn exist(&self) -> bool {
        [self.apiserver(), self.etcd(), self.kubectl()]
            .iter()
            .all(|path| path.is_file())
    }
}

/// The version of Kubernetes that the testbed builds, such as `v1.36.3`, as `go/go.mod` states it.
pub fn kubernetes_version() -> &'static str {
    GO_MOD
        .lines()
        .find_map(|line| line.trim().strip_prefix("k8s.io/kubernetes "))
        .expect("go.mod requires k8s.io/kubernetes, and is compiled in")
}

const GO_MOD: &str = include_str!("../go/go.mod");

/// Every file under `go/`. A test checks that none is missing.
const SOURCES: &[(&str, &str)] = &[
    ("go.mod", GO_MOD),
    ("go.sum", include_str!("../go/go.sum")),
    ("lifeline/lifeline.go", include_str!("../go/lifeline/lifeline.go")),
    ("cmd/etcd/main.go", include_str!("../go/cmd/etcd/main.go")),
    (
        "cmd/kube-apiserver/main.go",
        include_str!("../go/cmd/kube-apiserver/main.go"),
    ),
    ("cmd/kubectl/main.go", include_str!("../go/cmd/kubectl/main.go")),
];

struct Build {
    cache: PathBuf,
    go: OsString,
}

impl Build {
    fn find_or_run(&self) -> Result<Binaries, Error> {
        let key = key();
        let found = Binaries {
            dir: self.cache.join(&key),
        };
        if found.exist() {
            return Ok(found);
        }
        fs::create_dir_all(&self.cache).map_err(Error::io(&self.cache))?;
        let _only_me = self.lock(&key)?;
        // The previous owner of the lock has probably built these programs.
        if !found.exist() {
            announce(&format!(
                "building kube-apiserver, etcd and kubectl {} into {} (minutes, but only once)",
                kubernetes_version(),
                found.dir.display()
            ));
            self.run(&key, &found.dir)?;
        }
        Ok(found)
    }

    fn lock(&self, key: &str) -> Result<File, Error> {
        let path = self.cache.join(format!("{key}.lock"));
        let file = File::create(&path).map_err(Error::io(&path))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                announce("waiting for another process that builds the servers");
                file.lock().map_err(Error::io(&path))?;
            }
            Err(TryLockError::Error(source)) => return Err(Error::Io { path, source }),
        }
        Ok(file)
    }

    /// Builds in a temporary directory and moves the result in one step, so that the cache has complete builds only.
    fn run(&self, key: &str, to: &Path) -> Result<(), Error> {
        let work = self.cache.join(format!("{key}.building"));
        let (sources, programs) = (work.join("go"), work.join("bin"));
        // A killed build leaves its directory behind. We hold the lock, so no other process uses it.
        clear(&work)?;
        for (path, text) in SOURCES {
            let path = sources.join(path);
            let parent = path.parent().expect("it was joined to a directory");
            fs::create_dir_all(parent).map_err(Error::io(parent))?;
            fs::write(&path, text).map_err(Error::io(&path))?;
        }
        fs::create_dir_all(&programs).map_err(Error::io(&programs))?;
        self.go_build(&sources, &programs)?;
        clear(to)?;
        fs::rename(&programs, to).map_err(Error::io(to))?;
        clear(&work)
    }

    fn go_build(&self, sources: &Path, programs: &Path) -> Result<(), Error> {
        let output = Command::new(&self.go)
            .args([
                "build",
                "-trimpath",
                "-mod=readonly",
                "-buildvcs=false",
                "-ldflags",
                &linker_flags(),
                "-o",
            ])
            .arg(programs)
            .arg("./cmd/...")
            .current_dir(sources)
            // None of the programs needs C, so the build works without a C compiler.
            .env("CGO_ENABLED", "0")
            .env("GOWORK", "off")
            .stdin(Stdio::null())
            .output()
            .map_err(|source| Error::GoMissing {
                command: self.go.to_string_lossy().into_owned(),
                source,
            })?;
        if output.status.success() {
            return Ok(());
        }
        Err(Error::Build {
            status: output.status.to_string(),
            output: String::from_utf8_lossy(&output.stderr).into_owned(),
        })
    }
}

/// Omits the symbols and sets the version. Go does not know the version of a dependency by itself: `/version`
/// would say v0.0.0.
fn linker_flags() -> String {
    let version = kubernetes_version();
    let mut parts = version.trim_start_matches('v').split('.');
    let (major, minor) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let stamps = ["k8s.io/component-base/version", "k8s.io/client-go/pkg/version"].map(|package| {
        format!(
            "-X {package}.gitVersion={version} -X {package}.gitMajor={major} -X {package}.gitMinor={minor} \
             -X {package}.gitTreeState=clean -X {package}.gitCommit="
        )
    });
    format!("-s -w {}", stamps.join(" "))
}

fn key() -> String {
    cache::key(kubernetes_version(), SOURCES, &linker_flags())
}

fn clear(dir: &Path) -> Result<(), Error> {
    match fs::remove_dir_all(dir) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(Error::io(dir)(error)),
        _ => Ok(()),
    }
}

#[expect(
    clippy::print_stderr,
    reason = "tests have no subscriber, and minutes of silence look like a hang"
)]
fn announce(line: &str) {
    eprintln!("testbed: {line}");
}

#[cfg(test)]
mod tests {
    use std::error::Error as _;

    use super::*;

    #[test]
    fn every_go_file_is_compiled_in() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("go");
        let mut on_disk = files_under(&root);
        let mut listed: Vec<_> = SOURCES.iter().map(|(path, _)| root.join(path)).collect();
        on_disk.sort();
        listed.sort();
        assert_eq!(listed, on_disk, "SOURCES and testbed/go differ");
    }

    #[test]
    fn the_version_is_written_into_the_programs() {
        let flags = linker_flags();
        assert!(flags.contains(&format!(
            "k8s.io/component-base/version.gitVersion={}",
            kubernetes_version()
        )));
        assert!(flags.contains("version.gitMajor=1 "), "{flags}");
    }

    #[test]
    fn cached_programs_need_no_go() {
        let cache = tempfile::tempdir().unwrap();
        let dir = cache.path().join(key());
        fs::create_dir_all(&dir).unwrap();
        for name in ["kube-apiserver", "etcd", "kubectl"] {
            fs::write(dir.join(name), "").unwrap();
        }
        let found = no_go(cache.path()).find_or_run().unwrap();
        assert_eq!(found.dir(), dir);
    }

    #[test]
    fn without_go_the_error_says_what_to_install_and_leaves_no_half_build() {
        let cache = tempfile::tempdir().unwrap();
        let error = no_go(cache.path()).find_or_run().unwrap_err();
        assert!(error.to_string().contains("install Go 1.26"), "{error}");
        assert!(error.to_string().contains(cache::VARIABLE), "{error}");
        assert!(error.source().is_some());
        assert!(!cache.path().join(key()).exists());
    }

    #[test]
    fn builders_at_the_same_time_build_once_and_leave_only_the_programs() {
        let cache = tempfile::tempdir().unwrap();
        let go = fake_go(
            cache.path(),
            r#"touch "$out/kube-apiserver" "$out/etcd" "$out/kubectl"; echo built >> "$0.log""#,
        );
        let build = || {
            Build {
                cache: cache.path().join("cache"),
                go: go.clone().into(),
            }
            .find_or_run()
            .unwrap()
        };

        std::thread::scope(|scope| {
            scope.spawn(build);
            scope.spawn(build);
        });

        let found = build();
        assert_eq!(fs::read_to_string(go.with_extension("log")).unwrap(), "built\n");
        assert_eq!(files_under(found.dir()).len(), 3);
        assert_eq!(
            fs::read_dir(cache.path().join("cache")).unwrap().count(),
            2,
            "the programs and the lock"
        );
    }

    #[test]
    fn the_output_of_a_failed_build_is_in_the_error() {
        let cache = tempfile::tempdir().unwrap();
        let go = fake_go(cache.path(), "echo 'no network today' >&2; exit 3");
        let error = Build {
            cache: cache.path().join("cache"),
            go: go.into(),
        }
        .find_or_run()
        .unwrap_err();
        assert!(error.to_string().contains("no network today"), "{error}");
        assert!(error.to_string().contains("exit status: 3"), "{error}");
    }

    /// A program that takes the arguments of `go build` and runs `script`, where `$out` is the output directory.
    ///
    /// Another process writes the file. If this process had it open for writing, a test on another thread that
    /// starts a process would inherit it for a moment, and Linux refuses to run a file that is open for writing.
    fn fake_go(dir: &Path, script: &str) -> PathBuf {
        let path = dir.join("go");
        let text = format!("#!/bin/sh\nwhile [ \"$1\" != -o ]; do shift; done; out=$2\n{script}\n");
        let mut writer = Command::new("/bin/sh");
        writer
            .args(["-c", r#"printf %s "$1" > "$2" && chmod +x "$2""#, "sh", &text])
            .arg(&path);
        assert!(writer.status().unwrap().success());
        path
    }

    fn no_go(cache: &Path) -> Build {
        Build {
            cache: cache.into(),
            go: cache.join("no-such-go").into(),
        }
    }

    fn files_under(dir: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
        entries
            .flat_map(|path| {
                if path.is_dir() {
                    files_under(&path)
                } else {
                    vec![path]
                }
            })
            .collect()
    }
}
