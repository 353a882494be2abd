import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const IMPORT = /^(?:import|export)\b[^;]*?from '([^']+)'|^import '([^']+)'/gm;

/** What a file imports before its first line runs, and what those files import, as "file: name". */
function importsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const names = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(
    ([, name, bare]) => name ?? bare ?? '',
  );
  return names.flatMap((name) =>
    name.startsWith('.') ? importsOf(join(dirname(file), name), seen) : [`${file}: ${name}`],
  );
}

test('a script starts without a single package: it is what installs them', () => {
  const imports = globSync('scripts/*.mjs', { cwd: root }).flatMap((file) => importsOf(file));
  expect(imports).toContain('scripts/support/install.mjs: node:fs');
  expect(imports.filter((line) => !line.includes(': node:'))).toEqual([]);
});
