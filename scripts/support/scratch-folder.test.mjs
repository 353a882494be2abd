import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = JSON.stringify(new URL('scratch-folder.mjs', import.meta.url).href);

/** A script of its own makes the folder, puts something into it, and tells where and how open it is. */
function makeAndEnd(how, env = {}) {
  const script = `
    import { mkdirSync, statSync, writeFileSync } from 'node:fs';
    const { makeScratchFolder } = await import(${MODULE});
    const folder = makeScratchFolder();
    mkdirSync(folder + '/data');
    writeFileSync(folder + '/data/file', 'x');
    process.stdout.write(JSON.stringify({ folder, mode: statSync(folder).mode & 0o777 }));
    ${how}`;
  const { TMPDIR, ...others } = process.env;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...others, ...env },
  });
  return JSON.parse(told.toString());
}

test.each(['', 'process.exit(0)'])('a run of the tests leaves no file behind: %s', (how) => {
  const { folder, mode } = makeAndEnd(how);
  expect(existsSync(folder)).toBe(false);
  // PostgreSQL goes through it as another user, and nobody else can list it.
  expect(mode).toBe(0o711);
});

test('where somebody names a folder for temporary files, that is it', () => {
  const named = mkdtempSync(join(tmpdir(), 'teesta-named-'));
  const { folder } = makeAndEnd('', { TMPDIR: named });
  rmSync(named, { recursive: true });
  expect(dirname(folder)).toBe(named);
});
