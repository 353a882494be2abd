import type { FastifyBaseLogger } from 'fastify';
import { backUpBeside } from '../../backups/back-up-beside.ts';
import type { Deps } from '../../deps.ts';
import { storeState } from '../settings/settings.queries.ts';
import { failedFor, LEASE, workingSince } from './site-backup.queries.ts';

/** Stores what came of it; never throws. */
export async function makeSiteBackup(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  signal: AbortSignal,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const at = now();
  const tell = (error: unknown) => log.error({ err: error }, 'a backup before the site is emptied failed');
  let renewed = Promise.resolve();
  const timer = setInterval(() => {
    renewed = storeState(db, 'siteBackup', workingSince(at, now()), now()).catch(tell);
  }, LEASE / 3);
  const outcome = await backUpBeside(config, signal).then(
    ({ file, rows }) => ({ state: 'made' as const, at: at.toISOString(), file, rows }),
    (error: unknown) => {
      tell(error);
      return failedFor(signal.aborted ? 'The site was stopped before it was done.' : error, now());
    },
  );
  clearInterval(timer);
  await renewed;
  await storeState(db, 'siteBackup', outcome, now()).catch(tell);
}
