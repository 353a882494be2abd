import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes that have to be free: the tests' databases and browsers need a tenth of it at once. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * A folder for all files of a run of the tests, gone when this process ends. In memory where there is room: making a database
 * of PostgreSQL's thousand files, which each file of tests does, takes a fifteenth of the time there.
 */
export function makeScratchFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'teesta-run-'));
  // PostgreSQL, which does not run as root, has to get to its own folder in it.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Where somebody names a folder for temporary files, that is it. */
function hasRoomInMemory() {
  if (process.env.TMPDIR !== undefined || process.platform !== 'linux') return false;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , type, options = ''] =
    mounts.map((line) => line.split(' ')).find(([, at]) => at === MEMORY) ?? [];
  // A copy of PostgreSQL is run from there.
  if (type !== 'tmpfs' || options.split(',').includes('noexec')) return false;
  return freeBytes(MEMORY) >= ENOUGH && process.availableMemory() >= ENOUGH;
}

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
