//! The allocators that a program can choose: first sync and one watch of our program, with whole pods and with lean pods.
//!
//! jemalloc and mimalloc are Debian's, and are loaded in front of glibc (`LD_PRELOAD`), so the program is the same. A program that links
//! one of them as its global allocator gets about the same. glibc has three settings of interest: by how much the heap grows at a time
//! (`MALLOC_TOP_PAD_`), the number of arenas (`MALLOC_ARENA_MAX`), and pages of two megabytes (`glibc.malloc.hugetlb`, which jemalloc has
//! as `thp:always`), where the kernel gives them to those who ask.

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use kube_sandbox::Sandbox;
use tempfile::NamedTempFile;

use crate::contest::{self, Contender};
use crate::programs::{Implementation, Programs};
use crate::replay::{ReplayServer, Script, Templates};
use crate::report::{Column, Report};

const KEYS: usize = 1_000;
const EVENTS: usize = 40_000;
const SYNC: [Column; 4] = [Column::WALL, Column::CPU, Column::PEAK, Column::STEADY];
const WATCH: [Column; 2] = [Column::new("events_per_s", "events", 1.0, "/s"), Column::CPU];
const JEMALLOC: &str = "libjemalloc.so.2";
/// Where Debian and Fedora keep libraries.
const FOLDERS: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/usr/lib64",
];

pub(crate) async fn measure(pods: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("allocator");
    let programs = Programs::build()?;
    let sandbox = Sandbox::builder().plain_http().start().await?;
    sandbox.load("pods", pods)?;
    let kubeconfig = NamedTempFile::new()?;
    std::fs::write(kubeconfig.path(), sandbox.kubeconfig())?;
    let arguments = [
        format!("kubeconfig={}", kubeconfig.path().display()),
        "settle=1".to_owned(),
    ];
    let templates = Arc::new(Templates::new(KEYS));
    let script = Script {
        events: EVENTS,
        rate: None,
    };
    for (label, form, watched) in [
        ("Pod", "type=full", None),
        ("lean", "type=lean", Some("type=lean")),
    ] {
        let contenders = contenders(&mut report, Some(form));
        let run = async |contender: &Contender| {
            let figures = contender.start(&programs, "sync", &arguments)?.finish().await?;
            contender.expect_objects(pods, figures)
        };
        contest::warm_up(&contenders, &run).await?;
        let scores = contest::run(rounds, &contenders, &programs, &run).await?;
        report.contest(format!("{label}: first sync of {pods} pods"), scores, &SYNC);

        let contenders = self::contenders(&mut report, watched);
        let run = async |contender: &Contender| {
            let replay = ReplayServer::start(Arc::clone(&templates), script).await?;
            let arguments = [replay.kubeconfig(), format!("events={EVENTS}")];
            let mut running = contender.start(&programs, "watch", &arguments)?;
            running.receive().await?;
            replay.start_events();
            let figures = running.finish().await?;
            contender.expect_objects(KEYS, figures)
        };
        let scores = contest::run(rounds, &contenders, &programs, &run).await?;
        report.contest(format!("{label}: one watch"), scores, &WATCH);
    }
    Ok(report)
}

/// Our program with each allocator that is installed.
fn contenders(report: &mut Report, form: Option<&str>) -> Vec<Contender> {
    let arguments: Vec<&str> = form.into_iter().collect();
    let ours = |name| Contender::new(name, Implementation::Ours, &arguments);
    let mut contenders = vec![
        ours("glibc"),
        ours("glibc-top-pad").env("MALLOC_TOP_PAD_", (64 << 20).to_string()),
        ours("glibc-one-arena").env("MALLOC_ARENA_MAX", "1"),
        ours("glibc-huge-pages").env("GLIBC_TUNABLES", "glibc.malloc.hugetlb=1"),
    ];
    for (name, file, settings) in [
        ("jemalloc", JEMALLOC, ""),
        ("jemalloc-huge-pages", JEMALLOC, "thp:always"),
        ("mimalloc", "libmimalloc.so.2", ""),
    ] {
        match preloaded(ours(name), file) {
            Some(contender) => contenders.push(contender.env("MALLOC_CONF", settings)),
            None => report.skipped(format!("{name}: {file} is not installed")),
        }
    }
    contenders
}

/// The contender with jemalloc in front of glibc's allocator, if jemalloc is installed.
pub(crate) fn with_jemalloc(contender: Contender) -> Option<Contender> {
    preloaded(contender, JEMALLOC)
}

fn preloaded(contender: Contender, file: &str) -> Option<Contender> {
    let mut found = FOLDERS.iter().map(|folder| Path::new(folder).join(file));
    let path = found.find(|path| path.exists())?;
    Some(contender.env("LD_PRELOAD", path.display().to_string()))
}
