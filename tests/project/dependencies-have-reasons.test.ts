import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  string,
  Record<string, string>
>;
const all = Object.entries({ ...dependencies, ...devDependencies });

test('docs/dependencies.md says of every dependency why it is here §V15.1.1', () => {
  const [taken = ''] = read('docs/dependencies.md').split('## Looked at and not taken');
  const named = new Set([...taken.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const isNamed = (name: string) =>
    // `@fastify/cookie`, `helmet`: the second is of the same scope.
    named.has(name) || named.has(name.split('/').at(-1)) || name.startsWith('@types/');
  expect(all.map(([name]) => name).filter((name) => !isNamed(name))).toEqual([]);
});

test('every dependency is of one exact version', () => {
  expect(all.filter(([, version]) => !/^\d/.test(version))).toEqual([]);
});
