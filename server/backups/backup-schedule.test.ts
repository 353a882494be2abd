import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBackups } from './backup-schedule.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teesta-schedule-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Whether a start at this moment makes a backup. */
async function runsAt(now: string, to: string | undefined = folder): Promise<boolean> {
  let isRun = false;
  const run = async () => {
    isRun = true;
    return 'done';
  };
  const backups = { to, keep: 14, key: undefined, s3: undefined };
  const log = { info() {}, error() {} };
  const stop = startBackups({ backups, given: {} }, log, { now: () => new Date(now), run });
  await stop();
  return isRun;
}

test('a backup is made when there is none, and when the last is a day old', async () => {
  expect(await runsAt('2026-11-22T03:00:00Z')).toBe(true);
  writeFileSync(join(folder, 'teesta-2026-11-22T03-00-00Z.tar.gz'), '');
  expect(await runsAt('2026-11-23T02:59:59Z')).toBe(false);
  expect(await runsAt('2026-11-23T03:00:00Z')).toBe(true);
});

test('a backup of a clock that was ahead keeps none from being made', async () => {
  writeFileSync(join(folder, 'teesta-2027-11-22T03-00-00Z.tar.gz'), '');
  expect(await runsAt('2026-11-23T03:00:00Z')).toBe(true);
});

test('none is made by itself where it is not said where to', async () => {
  expect(await runsAt('2026-11-22T03:00:00Z', '')).toBe(false);
});
