import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const IMPORT = /\bfrom '(\.[^']+)'|\bimport\(?'(\.[^']+)'/g;

export const readSource = (file: string) => readFileSync(join(root, file), 'utf8');

export function readImports(): Map<string, string[]> {
  const files = globSync('{contracts,server,tests,web}/**/*.{ts,tsx}', { cwd: root });
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): string[] {
  return [...readSource(file).matchAll(IMPORT)].map(([, from, lazily]) =>
    join(dirname(file), (from ?? lazily ?? '').replace(/\?.*$/, '')),
  );
}

/** Import steps from each file to the nearest of these; 0 for themselves. */
export function stepsFrom(
  sources: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const steps = new Map(sources.map((file) => [file, 0]));
  for (const [file, count] of steps)
    for (const importer of importers.get(file) ?? [])
      if (!steps.has(importer)) steps.set(importer, count + 1);
  return steps;
}
