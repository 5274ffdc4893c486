//! Expressions and their values.

use serde_json::{Value, json};

use super::{Program, Val};

fn eval(text: &str, this: &Value) -> Result<Val, String> {
    let program = Program::compile(text)?;
    if let Some(name) = program.undeclared(&["self", "oldSelf"]) {
        return Err(format!("undeclared: {name}"));
    }
    let result = program.eval(&[("self", Val::of_json(this)), ("oldSelf", Val::Null)]);
    result.map_err(|error| error.to_string())
}

#[track_caller]
fn holds(text: &str) {
    assert_eq!(eval(text, &this()), Ok(Val::Bool(true)), "{text}");
}

#[track_caller]
fn fails(text: &str, why: &str) {
    assert_eq!(eval(text, &this()), Err(why.to_owned()), "{text}");
}

fn this() -> Value {
    json!({
        "name": "web-0", "replicas": 3, "ratio": 0.5, "on": true, "none": null,
        "ports": [{"name": "http", "port": 80}, {"name": "https", "port": 443}],
        "labels": {"app": "web", "a.b/c": "x"}, "tags": ["a", "b", "c"], "if": 1, "x-y": 2, "a__b": 3,
    })
}

#[test]
fn operators_have_their_precedence() {
    holds("1 + 2 * 3 == 7 && (1 + 2) * 3 == 9");
    holds("7 / 2 == 3 && -7 % 3 == -1 && 7.0 / 2.0 == 3.5");
    holds("!false || false && false");
    holds("self.replicas > 2 ? self.on : 1 / 0 == 0");
    holds("1 == 1.0 && 1u == 1 && 2 > 1.5 && 'a' < 'b'");
    holds("0x10 == 16 && 1e3 == 1000.0 && -9223372036854775808 < 0");
    holds("'a' + \"b\" == 'ab' && [1] + [2] == [1, 2]");
    holds("r'\\d' == '\\\\d' && '\\u00e9'.size() == 1 && b'ab'.size() == 2");
    holds("'a' in self.tags && !('z' in self.tags) && 'app' in self.labels // a comment");
    fails("1 / 0 == 1", "division by zero");
    fails("9223372036854775807 + 1 > 0", "integer overflow");
    fails("1 + 'a' == 2", "no such overload");
}

#[test]
fn fields_are_selected_and_missing_ones_are_errors() {
    holds("self.ports[1].port == 443 && self.labels['a.b/c'] == 'x'");
    holds("has(self.name) && !has(self.nothing) && has(self.labels.app) && self.none == null");
    holds("self.__if__ == 1 && self.x__dash__y == 2 && self.a__underscores__b == 3 && self.`x-y` == 2");
    fails("self.nothing == 1", "no such key: nothing");
    fails("self.tags[3] == 'd'", "index out of bounds: 3");
    // One side decides, whatever the other one is.
    holds("self.nothing == 1 || self.on");
    holds("!(self.nothing == 1 && !self.on)");
}

#[test]
fn macros_walk_over_lists_and_maps() {
    holds("self.ports.all(p, p.port > 0) && self.ports.exists(p, p.name == 'http')");
    holds("self.ports.exists_one(p, p.port == 80) && !self.ports.existsOne(p, p.port > 0)");
    holds("self.ports.map(p, p.port) == [80, 443] && self.ports.map(p, p.port > 100, p.name) == ['https']");
    holds("self.tags.filter(t, t != 'b') == ['a', 'c'] && self.labels.all(k, self.labels[k].size() > 0)");
    holds("self.tags.all(i, t, self.tags[i] == t) && self.labels.exists(k, v, k == 'app' && v == 'web')");
    holds("self.tags.transformList(i, t, i) == [0, 1, 2]");
    holds("{'a': 1, 'b': 2}.transformMap(k, v, v * 2) == {'a': 2, 'b': 4}");
    holds("self.tags.all(x, self.tags.exists(y, x == y))");
    holds("[1, 2].exists(x, x / 0 == 1 || x == 2)");
}

#[test]
fn values_are_converted() {
    holds("int('42') == 42 && string(42) == '42' && double('1.5') == 1.5 && uint(3) == 3u && bool('true')");
    holds("type(1) == int && type('a') == string && type([]) == list && dyn(1) == 1");
    holds("size('abc') == 3 && size(self.tags) == 3 && self.labels.size() == 2");
    holds("duration('1h30m') == duration('90m') && duration('90s').getMinutes() == 1");
    holds(
        "timestamp('2026-01-02T03:04:05Z').getFullYear() == 2026 && timestamp('2026-01-02T03:04:05Z').getMonth() == 0",
    );
    holds("timestamp('2026-01-02T00:00:00Z') - timestamp('2026-01-01T00:00:00Z') == duration('24h')");
    fails("int('x') == 1", "strconv.ParseInt: parsing \"x\": invalid syntax");
}

#[test]
fn texts_have_the_functions_of_the_string_extension() {
    holds("'Web'.lowerAscii() == 'web' && 'a,b'.split(',') == ['a', 'b'] && ['a', 'b'].join('-') == 'a-b'");
    holds("'tacocat'.substring(4) == 'cat' && 'tacocat'.substring(0, 4) == 'taco' && 'abc'.charAt(1) == 'b'");
    holds("'abcabc'.indexOf('c') == 2 && 'abcabc'.lastIndexOf('c') == 5 && 'abc'.indexOf('z') == -1");
    holds(
        "'a-b-c'.replace('-', '+') == 'a+b+c' && 'a-b-c'.replace('-', '+', 1) == 'a+b-c' && ' x '.trim() == 'x'",
    );
    holds("self.name.matches('^web-[0-9]+$') && self.name.startsWith('web') && self.name.contains('b-')");
    holds("'%s has %d, %.1f%%'.format(['a', 2, 1.5]) == 'a has 2, 1.5%'");
}

#[test]
fn kubernetes_adds_functions() {
    holds(
        "[1, 2, 2].isSorted() && ![2, 1].isSorted() && [1, 2, 3].sum() == 6 && [3, 1].min() == 1 && [3, 1].max() == 3",
    );
    holds("[1, 2, 1].indexOf(1) == 0 && [1, 2, 1].lastIndexOf(1) == 2");
    holds("'ab 12 34'.find('[0-9]+') == '12' && 'ab 12 34'.findAll('[0-9]+') == ['12', '34']");
    holds("isURL('https://example.com:80/a?b=c') && url('https://example.com:80/a?b=c').getPort() == '80'");
    holds("url('https://example.com/a?b=c').getQuery() == {'b': ['c']} && !isURL('no url')");
    holds(
        "quantity('1Gi').isGreaterThan(quantity('1G')) && quantity('500m').add(quantity('1500m')) == quantity('2')",
    );
    holds("isQuantity('1.5Ki') && !isQuantity('1.5Xi') && quantity('2k').asInteger() == 2000");
    holds(
        "isIP('10.0.0.1') && ip('::1').isLoopback() && ip('10.0.0.1').family() == 4 && ip.isCanonical('::1')",
    );
    holds("cidr('10.0.0.0/8').containsIP('10.1.2.3') && cidr('10.0.0.0/8').containsCIDR('10.1.0.0/16')");
    holds("cidr('10.1.2.3/8').masked() == cidr('10.0.0.0/8') && !isCIDR('10.0.0.0/33')");
    holds("semver('1.2.3').isLessThan(semver('1.10.0')) && isSemver('1.2.3-rc.1') && !isSemver('1.2')");
    holds("sets.contains([1, 2, 3], [2]) && sets.equivalent([1, 1], [1]) && sets.intersects([1], [1, 2])");
    holds("self.?nothing.orValue('x') == 'x' && self.?name.hasValue() && optional.of(1).value() == 1");
    holds("self.labels[?'z'].orValue('y') == 'y' && [?self.?nothing, 1] == [1]");
}

#[test]
fn what_is_no_expression_is_refused() {
    for text in [
        "",
        "1 +",
        "self.",
        "a b",
        "'open",
        "has(self)",
        "[1, 2",
        "self.all(1, true)",
        "1 ? 2",
        "@",
    ] {
        assert!(Program::compile(text).is_err(), "{text}");
    }
    assert_eq!(eval("other == 1", &this()), Err("undeclared: other".to_owned()));
    assert_eq!(
        eval("self.tags.frobnicate()", &this()),
        Err("undeclared: frobnicate".to_owned())
    );
    assert_eq!(
        eval("self.tags.all(t, u == t)", &this()),
        Err("undeclared: u".to_owned())
    );
    let deep = format!("{}1{}", "(".repeat(200), ")".repeat(200));
    assert!(Program::compile(&deep).is_err());
}
