import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('what is put into shared scripts goes by names of files that are there', () => {
  const lists = readFileSync(`${root}/scripts/support/chunks/shared-chunks.ts`, 'utf8').matchAll(
    /(?<!function) fileNamed\(([^)]*)\)/g,
  );
  const named = [...lists].flatMap(([, list = '']) => list.match(/[\w-]+/g) ?? []);
  expect(named).toContain('tour-card');
  const files = new Set(
    globSync('{web,contracts}/**/*.{ts,tsx}', { cwd: root }).map((file) =>
      basename(file).replace(/\.tsx?$/, ''),
    ),
  );
  expect(named.filter((name) => !files.has(name))).toEqual([]);
});

test('so do the pages and icons of the desk', () => {
  const text = readFileSync(`${root}/scripts/support/chunks/desk-chunks.ts`, 'utf8');
  const named = [...text.matchAll(/\/\(([\w|-]+)\)\\\.(tsx|mjs)/g)];
  expect(named.map(([, , ending]) => ending)).toEqual(['tsx', 'mjs', 'mjs', 'mjs']);
  for (const [, list = '', ending] of named) {
    const there =
      ending === 'tsx'
        ? globSync('web/routes/admin/**/*.tsx', { cwd: root })
        : globSync('node_modules/lucide-react/dist/esm/icons/*.mjs', { cwd: root });
    const files = new Set(there.map((file) => basename(file, `.${ending}`)));
    expect(list.split('|').filter((name) => !files.has(name))).toEqual([]);
  }
});
