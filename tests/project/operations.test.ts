import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SETTING_NAMES } from '../../server/config.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const operations = read('docs/operations.md');
const unit = read('deploy/teesta.service');

test('the figures that operators are told to watch are figures that the site tells', () => {
  const sources = globSync('server/**/*.ts', { cwd: root }).map(read).join('\n');
  const own = new Set(sources.match(/(?<=')teesta_[a-z_]+(?=')/g));
  const named = new Set(operations.match(/teesta_[a-z_]+/g));
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((name) => !own.has(name.replace(/_bucket$/, '')))).toEqual([]);
});

test('settings, commands and files that operators are told of are there', () => {
  const settings = new Set(operations.match(/\b[A-Z]{3,}(?:_[A-Z]+)+\b/g));
  // The scripts' own: which file the settings are in.
  settings.delete('ENV_FILE');
  expect([...settings].filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...operations.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const asTeesta = [...operations.matchAll(/^teesta ([\w-]+)/gm)].map(([, name]) => `scripts/${name}.mjs`);
  expect(asTeesta.length).toBeGreaterThan(2);
  expect(asTeesta.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
  const files = operations.match(/\b(?:scripts|deploy)\/[\w.-]+/g) ?? [];
  expect(files.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
});

test('the systemd unit starts a script that is there, with settings that there are', () => {
  expect(unit).toMatch(/^Environment=ENV_FILE=\/etc\/teesta\.env DATA_DIR=\/var\/lib\/teesta$/m);
  expect(SETTING_NAMES).toContain('DATA_DIR');
  const [, script = ''] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? [];
  expect(existsSync(`${root}/${script}`)).toBe(true);
});
