import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What a script says that would build in this folder. */
function build(folder: string): string {
  const script = `
    import { refuseToBuildUnlessWritable } from './scripts/support/refuse-to-build.mjs';
    import { runScript } from './scripts/support/step.mjs';
    await runScript(async () => {
      refuseToBuildUnlessWritable(${JSON.stringify(folder)});
      console.error('builds');
    });`;
  const args = ['--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stderr;
}

test('a start that would have to build where it may not write says what to do, without a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'teesta-built-'));
  expect(build(folder)).toBe('builds\n');
  rmSync(folder, { recursive: true });
  // The user of the tests may perhaps write to everything; not to what is not there.
  expect(build(folder)).toBe(
    `\n${folder} is not built as it is now, and may not be written to by this user.\n` +
      'Build it as the user it belongs to, with “npm run build”, and start again.\n',
  );
});
