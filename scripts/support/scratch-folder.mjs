import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes. The tests' databases and browsers need a tenth of it at once. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * Removed when this process ends. In memory if possible: each test file creates a PostgreSQL database of a thousand
 * files, which takes a fifteenth of the time there.
 */
export function makeScratchFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'teesta-run-'));
  // PostgreSQL does not run as root and must reach its own folder in here.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

function hasRoomInMemory() {
  if (process.env.TMPDIR !== undefined || process.platform !== 'linux') return false;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , type, options = ''] =
    mounts.map((line) => line.split(' ')).find(([, at]) => at === MEMORY) ?? [];
  // A copy of PostgreSQL is executed from there.
  if (type !== 'tmpfs' || options.split(',').includes('noexec')) return false;
  return freeBytes(MEMORY) >= ENOUGH && process.availableMemory() >= ENOUGH;
}

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
