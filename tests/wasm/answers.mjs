// Holds every request to a module and every answer to the schemas of wasm/answers/. An answer has nothing that they do not
// name.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { Ajv2020 } = createRequire(new URL('../../web/package.json', import.meta.url))('ajv/dist/2020.js');
const read = (name) => JSON.parse(readFileSync(new URL(`../../wasm/answers/${name}.json`, import.meta.url), 'utf8'));

// check(request, answer) throws where one of them is not what the schemas say.
export function answerChecker(game) {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(read('common'));
  ajv.addSchema({ ...read(game), $id: 'game.json' });
  const known = (path) => {
    const validate = ajv.getSchema(`common.json#/$defs/${path}`);
    if (!validate) throw new Error(`There is no schema for ${path}.`);
    return validate;
  };
  const hold = (what, value, path) => {
    const validate = known(path);
    if (validate(value)) return;
    const wrong = validate.errors.map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
    throw new Error(`${what} is not what wasm/answers/ says:\n${wrong.join('\n')}`);
  };
  return (request, answer) => {
    if (answer.fault) return hold(`The refusal of “${request.call}”`, answer, 'Refused');
    hold(`The request “${request.call}”`, request, `Requests/properties/${request.call}`);
    hold(`The answer to “${request.call}”`, answer, `Answers/properties/${request.call}`);
  };
}
