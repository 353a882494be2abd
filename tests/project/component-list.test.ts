import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import { type ComponentList, makeComponentList } from '../../scripts/support/shipped/component-list.ts';
import { listShippedPackages } from '../../scripts/support/shipped/shipped-packages.ts';

const SCHEMAS = resolve(import.meta.dirname, '../../node_modules/@cyclonedx/cyclonedx-library/res/schema');
const schema = (name: string) => JSON.parse(readFileSync(`${SCHEMAS}/${name}.SNAPSHOT.schema.json`, 'utf8'));

let list: ComponentList;
beforeAll(async () => {
  list = await makeComponentList();
});

test('npm run sbom makes a list that CycloneDX’s own schema takes', () => {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  // ajv knows neither of the two, and no list of npm's has other than plain addresses.
  ajv
    .addFormat('idn-email', /@/)
    .addFormat('iri-reference', (text: string) => URL.canParse(text, 'http://localhost'));
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const isValid = ajv.compile(schema('bom-1.5'));
  isValid(list);
  expect(isValid.errors ?? []).toEqual([]);
  expect(isValid({ ...list, components: [{ name: 'no type' }] })).toBe(false);
});

test('the list has whatever is shipped, by the name of this project, and nothing else §V15.1.2', () => {
  const shipped = new Set(listShippedPackages().map(({ name, version }) => `${name}@${version}`));
  expect(new Set(list.components.map((each) => each['bom-ref']))).toEqual(shipped);
  expect(list.metadata.component).toMatchObject({ type: 'application', name: 'teesta' });
  const known = new Set([...shipped, list.metadata.component['bom-ref']]);
  const referred = list.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(referred.filter((ref) => !known.has(ref))).toEqual([]);
});
