// Makes the types of what the engine answers (src/engine/answers/) out of its schemas (wasm/answers/), which the tests
// hold every answer to. Run it after a schema was changed: node build/answers.mjs
//
// It knows as much of JSON Schema as the schemas use. What stands in `game.json` is a game's own: types of all games have
// it as their parameter, and every game lists what it fills in as its `Game`.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';

const schemas = new URL('../../wasm/answers/', import.meta.url);
const target = new URL('../src/engine/answers/', import.meta.url);
const common = 'common.json';

const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value));
const union = (types) => types.map((type) => (type.includes('&') ? `(${type})` : type)).join(' | ');
const listOf = (type) => (/[^\w<>[\]']/.test(type) ? `(${type})[]` : `${type}[]`);
const comment = (text) =>
  text
    ? `${text
        .match(/.{1,110}(?:\s|$)/g)
        .map((line) => `// ${line.trim()}`)
        .join('\n')}\n`
    : '';

// The definitions of all games that speak of a game's own things, by name.
function findGeneric(definitions) {
  const generic = new Set();
  const speaks = (schema) => {
    const text = JSON.stringify(schema);
    return text.includes('"game.json#') || [...generic].some((name) => text.includes(`"#/$defs/${name}"`));
  };
  for (let before = -1; before < generic.size;) {
    before = generic.size;
    for (const [name, schema] of Object.entries(definitions)) if (speaks(schema)) generic.add(name);
  }
  return generic;
}

class Writer {
  imports = new Set();

  constructor(generic) {
    this.generic = generic;
  }

  type(schema) {
    if (schema === true || Object.keys(schema).length === 0) return 'unknown';
    if ('$ref' in schema) return this.reference(schema.$ref);
    if ('const' in schema) return literal(schema.const);
    if ('enum' in schema) return union(schema.enum.map(literal));
    const choices = schema.oneOf ?? schema.anyOf;
    const parts = (schema.allOf ?? []).map((part) => this.type(part));
    if (choices) parts.push(union(choices.map((choice) => this.type(choice))));
    if (schema.properties || (schema.type && parts.length === 0)) parts.unshift(this.plain(schema));
    return parts.length === 1 ? parts[0] : parts.map((part) => (part.includes(' | ') ? `(${part})` : part)).join(' & ');
  }

  reference(reference) {
    const [, name, member] = reference.match(/#\/\$defs\/(\w+)(?:\/properties\/(\w+))?$/);
    if (member) return `${name}['${member}']`;
    if (reference.startsWith('game.json#')) return `Game['${name}']`;
    return this.generic.has(name) ? `${name}<Game>` : name;
  }

  plain(schema) {
    switch (schema.type ?? 'object') {
      case 'integer':
      case 'number':
        return 'number';
      case 'array':
        if (schema.prefixItems) return `[${schema.prefixItems.map((item) => this.type(item)).join(', ')}]`;
        return listOf(this.type(schema.items));
      case 'object':
        return this.object(schema);
      default:
        return schema.type;
    }
  }

  object({ properties, required = [], propertyNames, additionalProperties }) {
    if (properties) {
      const members = Object.entries(properties)
        .filter(([, schema]) => schema !== true) // described beside it
        .map(([name, schema]) => {
          const value = schema === false ? 'undefined' : this.type(schema);
          return `${name}${required.includes(name) ? '' : '?'}: ${value};`;
        });
      // An optional member may be missing: what the others have is that or nothing.
      if (additionalProperties) members.push(`[name: string]: ${this.type(additionalProperties)} | undefined;`);
      return `{ ${members.join('\n')} }`;
    }
    if (!additionalProperties) return 'object';
    const value = this.type(additionalProperties);
    return propertyNames ? `Partial<Record<${this.type(propertyNames)}, ${value}>>` : `{ [name: string]: ${value} }`;
  }

  declaration(name, schema) {
    if (schema.$ref?.startsWith(common)) {
      this.imports.add(name);
      return `export type { ${name} };`;
    }
    const parameter = this.generic.has(name) ? '<Game extends AnyGame = AnyGame>' : '';
    const type = this.type(schema);
    const isInterface = schema.properties && !schema.oneOf && !schema.allOf;
    const head = isInterface
      ? `export interface ${name}${parameter} ${type}`
      : `export type ${name}${parameter} = ${type};`;
    return comment(schema.description) + head;
  }
}

// The text of each file, by its name.
export async function writeTypes() {
  const texts = {};
  const read = (file) => JSON.parse(readFileSync(new URL(file, schemas), 'utf8'));
  const shared = read(common);
  const generic = findGeneric(shared.$defs);
  const style = await prettier.resolveConfig(fileURLToPath(target));
  for (const file of readdirSync(schemas).filter((name) => name.endsWith('.json'))) {
    const { title, $defs } = read(file);
    const writer = new Writer(file === common ? generic : new Set());
    const types = Object.entries($defs).map(([name, schema]) => writer.declaration(name, schema));
    if (file !== common) {
      const filled = Object.keys(shared.$defs.AnyGame.properties).map((name) => `${name}: ${name};`);
      types.push(`// For the types that all games share.\nexport interface Game { ${filled.join('\n')} }`);
    }
    const head = [`// ${title}.`, '// Made by build/answers.mjs out of wasm/answers/; not to be edited.'];
    if (writer.imports.size > 0)
      head.push(`import type { ${[...writer.imports].sort().join(', ')} } from './common.ts';`);
    const name = file.replace('-', '').replace('.json', '.ts');
    const text = [head.join('\n'), ...types].join('\n\n');
    texts[name] = await prettier.format(text, { ...style, parser: 'typescript' });
  }
  return texts;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, text] of Object.entries(await writeTypes())) writeFileSync(new URL(name, target), text);
