#!/usr/bin/env python3
"""Check records against the JSON Schema of records, with nothing but the standard library.

    check_schema.py SCHEMA FILE...

FILE is `.json` (one record) or has one record per line; `-` is standard input.
Only the keywords of JSON Schema 2020-12 that the schema uses are known; any
other one is an error, so that no rule is silently skipped.

Exit status: 0 when every record fits, 1 when one does not, 2 on wrong usage.
"""

import json
import re
import sys

TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
NOTES = {"$schema", "$defs", "title", "description", "if", "then"}
# Keyword: the type it is about, and whether a value keeps to it.
LIMITS = {
    "minimum": ("integer", lambda value, rule: value >= rule),
    "maximum": ("integer", lambda value, rule: value <= rule),
    "minItems": ("array", lambda value, rule: len(value) >= rule),
    "maxItems": ("array", lambda value, rule: len(value) <= rule),
    "maxLength": ("string", lambda value, rule: len(value) <= rule),
    "pattern": ("string", lambda value, rule: re.search(rule, value) is not None),
    "required": ("object", lambda value, rule: all(name in value for name in rule)),
}


def is_a(value, name):
    return isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool))


def same(value, other):
    return type(value) is type(other) and value == other


class Schema:
    def __init__(self, root):
        self.root = root

    def errors(self, value, rules, place="record"):
        """Yields what is wrong with a value, each with its place."""
        if rules is False:
            yield f"{place} may not be there"
            return
        for keyword, rule in rules.items():
            if keyword in NOTES:
                continue
            if not self.keeps(keyword, rule, value):
                yield f"{place}: {str(value)[:120]} breaks {keyword} {str(rule)[:120]}"
            for inner, inner_rules, inner_place in self.inside(keyword, rule, rules, value):
                yield from self.errors(inner, inner_rules, place + inner_place)
        if "if" in rules and self.fits(value, rules["if"]):
            yield from self.errors(value, rules["then"], place)

    def fits(self, value, rules):
        return next(self.errors(value, rules), None) is None

    def keeps(self, keyword, rule, value):
        """Whether a value keeps to a keyword that is about the value itself."""
        if keyword in LIMITS:
            about, holds = LIMITS[keyword]
            return not is_a(value, about) or holds(value, rule)
        if keyword == "type":
            return any(is_a(value, name) for name in ([rule] if isinstance(rule, str) else rule))
        if keyword in ("const", "enum"):
            return any(same(value, one) for one in ([rule] if keyword == "const" else rule))
        if keyword == "anyOf":
            return any(self.fits(value, one) for one in rule)
        return True

    def inside(self, keyword, rule, rules, value):
        """(value, schema, place) of everything that a keyword says something about."""
        if keyword == "allOf":
            return [(value, one, "") for one in rule]
        if keyword == "$ref":
            target = self.root
            for part in rule.removeprefix("#/").split("/"):
                target = target[part]
            return [(value, target, "")]
        if keyword == "properties":
            names = [name for name in rule if name in value] if is_a(value, "object") else []
            return [(value[name], rule[name], "." + name) for name in names]
        if keyword in ("additionalProperties", "propertyNames"):
            known = rules.get("properties", {}) if keyword == "additionalProperties" else {}
            names = [name for name in value if name not in known] if is_a(value, "object") else []
            return [(name if keyword == "propertyNames" else value[name], rule, "." + name) for name in names]
        if keyword in ("prefixItems", "items"):
            items = list(enumerate(value)) if is_a(value, "array") else []
            if keyword == "prefixItems":
                return [(item, one, f"[{index}]") for (index, item), one in zip(items, rule)]
            return [(item, rule, f"[{index}]") for index, item in items[len(rules.get("prefixItems", [])):]]
        if keyword not in LIMITS and keyword not in ("type", "const", "enum", "anyOf"):
            raise SystemExit(f"the schema uses a keyword that is not known here: {keyword}")
        return []


def main(schema_name, *names):
    with open(schema_name, encoding="utf-8") as stream:
        schema = Schema(json.load(stream))
    good = bad = 0
    for name in names:
        with sys.stdin if name == "-" else open(name, encoding="utf-8") as stream:
            texts = [stream.read()] if name.endswith(".json") else (line for line in stream if line.strip())
            for number, text in enumerate(texts):
                wrong = next(schema.errors(json.loads(text), schema.root), None)
                good, bad = good + (not wrong), bad + bool(wrong)
                if wrong:
                    print(f"{name}, record {number}: {wrong}", file=sys.stderr)
    print(f"{good} fit the schema, {bad} do not")
    return 1 if bad else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        print(__doc__.strip(), file=sys.stderr)
        sys.exit(2)
    sys.exit(main(*sys.argv[1:]))
