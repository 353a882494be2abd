import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTestTitles } from './test-titles.ts';

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
export const readInProject = (path: string) => readFileSync(`${projectRoot}/${path}`, 'utf8');

export const testFiles = globSync('{contracts,scripts,server,tests,web}/**/*.{test,spec}.{ts,tsx,mjs}', {
  cwd: projectRoot,
});

/** `§2.14`, `§2.14–2.18` (a range within a section), `§T1.1`, `§V5.2.1`. */
const NUMBER = /§([TV]?[\d.]+)(?:–(?:\d+\.)?(\d+))?/g;

export function numbersIn(title: string): string[] {
  return [...title.matchAll(NUMBER)].flatMap(([, first = '', last]) => {
    if (last === undefined) return [first];
    const [section, from] = first.split('.');
    const count = Number(last) - Number(from) + 1;
    return Array.from({ length: count }, (_, index) => `${section}.${Number(from) + index}`);
  });
}

/** As `FILE: TITLE`. Skipped tests do not count. */
export function readProof(): Map<string, string[]> {
  const proof = new Map<string, string[]>();
  for (const path of testFiles)
    for (const title of readTestTitles(path, readInProject(path)))
      for (const number of numbersIn(title.slice(title.lastIndexOf(' › ') + 1)))
        proof.set(number, [...(proof.get(number) ?? []), `${basename(path)}: ${title}`]);
  return new Map([...proof].toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })));
}
