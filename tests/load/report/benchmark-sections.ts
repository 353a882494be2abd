import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../../../docs/benchmarks.md');

export function writeBenchmarkSection(name: string, markdown: string): void {
  writeFileSync(FILE, withSection(readFileSync(FILE, 'utf8'), name, markdown));
}

/** A section is between `<!-- name -->` and `<!-- /name -->`; new ones go to the end. */
export function withSection(document: string, name: string, markdown: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const section = `${begin}\n\n${markdown.trim()}\n\n${end}`;
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 && to < 0) return `${document.trimEnd()}\n\n${section}\n`;
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has only one of ${begin} and ${end}.`);
  return document.slice(0, from) + section + document.slice(to + end.length);
}
