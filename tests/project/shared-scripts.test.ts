import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('what vite.config.ts puts into shared scripts goes by names of files that are there', () => {
  const lists = readFileSync(`${root}/vite.config.ts`, 'utf8').matchAll(
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
