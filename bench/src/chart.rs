//! Draws bar charts as SVG: the panels one below the other, kube-informer in its own colour.

use std::fmt::Write;

use crate::report::{Bar, Panel};

/// The length of the longest bar.
const LENGTH: f64 = 420.0;
const FIGURES: f64 = 150.0;
const BAR: f64 = 18.0;
const GAP: f64 = 6.0;
const TITLE: f64 = 34.0;

/// Draws all panels into one image.
pub(crate) fn svg(title: &str, panels: &[Panel]) -> String {
    let names = panels.iter().flat_map(|panel| &panel.bars);
    let longest = names.map(|bar| bar.name.chars().count()).max().unwrap_or(0);
    // 6.6 is about the width of a character at twelve points.
    let names = longest as f64 * 6.6 + 24.0;
    let (width, height) = (
        names + LENGTH + FIGURES,
        panels.iter().map(height_of).sum::<f64>() + 40.0,
    );
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n\
         <text x=\"12\" y=\"24\" font-size=\"16\" font-weight=\"bold\">{}</text>\n",
        escaped(title)
    );
    let mut top = 40.0;
    for panel in panels {
        draw(&mut out, panel, names, top);
        top += height_of(panel);
    }
    out.push_str("</svg>\n");
    out
}

fn height_of(panel: &Panel) -> f64 {
    TITLE + panel.bars.len() as f64 * (BAR + GAP) + GAP
}

fn draw(out: &mut String, panel: &Panel, names: f64, top: f64) {
    let scale = Scale::of(panel);
    let note = if panel.logarithmic { ", logarithmic" } else { "" };
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<text x=\"12\" y=\"{}\" font-weight=\"bold\">{}{note}</text>",
        top + 20.0,
        escaped(&panel.title)
    );
    for (index, bar) in panel.bars.iter().enumerate() {
        let y = top + TITLE + index as f64 * (BAR + GAP);
        let (length, least, most) = (
            scale.length(bar.spread.median),
            scale.length(bar.spread.least),
            scale.length(bar.spread.most),
        );
        let middle = y + BAR / 2.0;
        let _ = writeln!(
            out,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\
             <rect x=\"{names}\" y=\"{y}\" width=\"{length:.1}\" height=\"{BAR}\" fill=\"{}\"/>\
             <path d=\"M{:.1} {middle} H{:.1}\" stroke=\"#333\" stroke-width=\"1.5\"/>\
             <text x=\"{:.1}\" y=\"{}\">{}</text>",
            names - 8.0,
            y + 13.0,
            escaped(&bar.name),
            colour(bar),
            names + least,
            names + most,
            names + most.max(length) + 8.0,
            y + 13.0,
            escaped(&bar.spread.to_string()),
        );
    }
}

/// Maps figures to lengths.
struct Scale {
    least: f64,
    most: f64,
    logarithmic: bool,
}

impl Scale {
    fn of(panel: &Panel) -> Self {
        let most = panel.bars.iter().map(|bar| bar.spread.most).fold(0.0, f64::max);
        let least = panel.bars.iter().map(|bar| bar.spread.least);
        let least = least.filter(|least| *least > 0.0).fold(f64::INFINITY, f64::min);
        Self {
            // One step below the smallest figure, so that its bar is visible.
            least: least / 10.0,
            most,
            logarithmic: panel.logarithmic,
        }
    }

    fn length(&self, value: f64) -> f64 {
        let fraction = match self.logarithmic {
            true => (value / self.least).ln() / (self.most / self.least).ln(),
            false => value / self.most,
        };
        let fraction = if fraction.is_finite() {
            fraction.clamp(0.0, 1.0)
        } else {
            0.0
        };
        fraction * LENGTH
    }
}

fn colour(bar: &Bar) -> &'static str {
    match bar.name.as_str() {
        name if name.contains("client-go") => "#4c8bb5",
        name if name.contains("kube-rs") => "#8a8f98",
        _ => "#d9480f",
    }
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Spread;

    fn panel(logarithmic: bool) -> Panel {
        let bar = |name: &str, value| Bar {
            name: name.to_owned(),
            spread: Spread::once(value),
        };
        Panel {
            title: "<CPU> & more".to_owned(),
            bars: vec![bar("ours", 1.0), bar("client-go", 10.0)],
            logarithmic,
        }
    }

    #[test]
    fn the_length_of_a_bar_is_proportional_to_its_figure() {
        let scale = Scale::of(&panel(false));
        assert_eq!(scale.length(10.0) / scale.length(1.0), 10.0);
        let scale = Scale::of(&panel(true));
        assert!((scale.length(10.0) / scale.length(1.0) - 2.0).abs() < 1e-9);
    }

    #[test]
    fn titles_are_escaped() {
        let svg = svg("a < b", &[panel(false)]);
        assert!(
            svg.contains("a &lt; b") && svg.contains("&lt;CPU&gt; &amp; more"),
            "{svg}"
        );
        assert!(!svg.contains("NaN"), "{svg}");
    }
}
