import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { envFileFlags } from './env-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'teesta-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a program of the project finds in its environment. */
function readsOf(text, named) {
  writeFileSync(join(folder, named ?? '.env'), text);
  const flags = envFileFlags(named && join(folder, named), folder);
  const program = ['-p', 'JSON.stringify([process.env.SMTP_URL, process.env.PORT])'];
  const { stdout } = spawnSync(process.execPath, [...flags, ...program], { env: {}, encoding: 'utf8' });
  return JSON.parse(stdout);
}

test('a value with a # is read whole in quotes, and refused without them by every command', () => {
  expect(readsOf("SMTP_URL='smtp://a:b#c@mail'\nPORT=80 # the usual\n# PORT=#\n")).toEqual([
    'smtp://a:b#c@mail',
    '80',
  ]);
  expect(() => readsOf('PORT=80\nSMTP_URL=smtp://a:b#c@mail\nexport ADMIN_PASSWORD = #secret')).toThrow(
    /: a value with a # needs quotes .*\n {2}- line 2, SMTP_URL\n {2}- line 3, ADMIN_PASSWORD$/s,
  );
});

test('ENV_FILE names another file of settings, which has to be there', () => {
  expect(readsOf('PORT=81', 'teesta.env')).toEqual([null, '81']);
  rmSync(join(folder, '.env'), { force: true });
  expect(envFileFlags(undefined, folder)).toEqual([]);
  expect(() => envFileFlags('gone.env', folder)).toThrow(/^The settings could not be read: ENOENT/);
});
