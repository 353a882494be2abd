import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDataDir, removeDataDir } from '../../support/process/server-process.ts';
import { findFaults } from '../check-ledger.ts';
import { describeCounts, type Ledger } from '../load/ledger.ts';
import { openMixedLoad } from '../load/mixed-load.ts';
import { expectNone, type Scenario, type Trial } from '../scenario.ts';
import { type Site, withSite } from '../site.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Milliseconds after the beginning of a backup. */
const KILLED_AFTER = [100, 3_000] as const;

/** `kill -9` of a backup, now and then with the site: what is there then is whole, and the next one brings all back. */
export const killedInBackup: Scenario = {
  name: 'killed (kill -9) in a backup, and the site with it',
  skippedOn: ({ postgres }) => postgres && 'what it is made with, pg_dump, need not be there',
  async run(trial) {
    const to = makeDataDir();
    try {
      const { ledger, told } = await withSite(trial, (site) => killBackups(site, trial, to));
      return `${told}; ${await restoredFrom(to, trial, ledger)}`;
    } finally {
      removeDataDir(to);
    }
  },
};

async function killBackups(site: Site, { random, isQuick }: Trial, to: string) {
  await site.start();
  const load = await openMixedLoad(site, random);
  const kills = isQuick ? 3 : 30;
  let withSiteKilled = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const isBoth = random.percent(30);
    await load.during(async () => {
      const backup = run('server/backups/run-backup.ts', [], site.dataDir, to);
      await pause(random.whole(...KILLED_AFTER));
      backup.kill('SIGKILL');
      if (isBoth) await site.kill();
    });
    if (isBoth) {
      withSiteKilled += 1;
      await site.start();
    }
    await load.askAgain();
  }
  await finish(run('server/backups/run-backup.ts', [], site.dataDir, to));
  const backups = readdirSync(to).filter((name) => name.endsWith('.tar.gz'));
  for (const name of backups)
    await finish(run('scripts/support/verify-backup-file.ts', [resolve(to, name)], site.dataDir, to));
  const told = `${kills} kills, ${withSiteKilled} with the site; ${backups.length} backups, all whole; ${describeCounts(load.ledger)}`;
  return { ledger: load.ledger, told };
}

async function restoredFrom(to: string, trial: Trial, ledger: Ledger): Promise<string> {
  const dataDir = makeDataDir();
  try {
    await finish(run('scripts/support/restore-backup-file.ts', ['latest'], dataDir, to));
    await withSite(
      trial,
      async (site) => {
        await site.start();
        expectNone(await findFaults(site, ledger));
      },
      { dataDir },
    );
    return 'everything is there in a site restored from the last';
  } finally {
    removeDataDir(dataDir);
  }
}

function run(program: string, args: string[], dataDir: string, to: string): ChildProcess {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, TZ: 'UTC', NODE_ENV: 'production', DATA_DIR: dataDir, BACKUP_TO: to };
  return spawn(process.execPath, [program, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function finish(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${child.spawnargs.slice(1).join(' ')} ended with ${code}.`);
}
