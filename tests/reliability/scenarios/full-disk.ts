import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, removeDataDir } from '../../support/process/server-process.ts';
import type { Scenario } from '../scenario.ts';
import { withSite } from '../site.ts';
import { breakUnderLoad } from '../while-broken.ts';

const MEGABYTES = 192;

/** A disk of its own for the data, filled to its last byte. */
export const fullDisk: Scenario = {
  name: 'the disk of DATA_DIR is full',
  skippedOn: ({ postgres }) => {
    if (postgres) return 'what PostgreSQL does on a full disk is its own';
    const folder = makeDataDir();
    const mounted = tryMounting(folder);
    if (mounted) unmount(folder);
    removeDataDir(folder);
    return mounted ? undefined : 'a disk of its own (tmpfs) cannot be mounted without being root';
  },
  async run(trial) {
    const dataDir = makeDataDir();
    if (!tryMounting(dataDir)) throw new Error('The disk could not be mounted.');
    const filler = join(dataDir, 'filler');
    try {
      return await withSite(
        trial,
        async (site) => {
          await site.start();
          const faults = Array.from({ length: trial.isQuick ? 1 : 6 }, () => ({
            breakIt: () => fill(dataDir, filler),
            mendIt: () => rmSync(filler),
            lasts: trial.random.whole(500, 6_000),
          }));
          return breakUnderLoad(site, trial, faults);
        },
        { dataDir },
      );
    } finally {
      unmount(dataDir);
      removeDataDir(dataDir);
    }
  },
};

function tryMounting(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
}

function fill(folder: string, file: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize + bsize));
  } catch {
    // It is full now.
  }
}
