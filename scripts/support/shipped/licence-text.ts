import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TEXT_FILE = /^(?:licen[cs]e|copying|unlicense|notice)(?:[.-]|$)/i;
const README = /^readme(?:\.md)?$/i;
const TEXT_IN_README = /^#+ *licen[cs]e\b[\s\S]*permission is hereby granted[\s\S]*/im;

export const isInstalled = (folder: string) => existsSync(resolve(ROOT, folder, 'package.json'));

export function readLicenceText(folder: string): string {
  const names = readdirSync(resolve(ROOT, folder)).toSorted();
  const read = (name: string) => readFileSync(resolve(ROOT, folder, name), 'utf8').trim();
  const files = names.filter((name) => TEXT_FILE.test(name));
  if (files.length > 0) return files.map(read).join('\n\n');
  const readme = names.find((name) => README.test(name));
  return (readme && TEXT_IN_README.exec(read(readme))?.[0].trim()) || '';
}
