import type { FastifyBaseLogger } from 'fastify';
import { PICTURE_USERS } from './all-picture-users.ts';
import type { Deps } from './deps.ts';
import { removeOldBrowsers } from './features/accounts/known-browsers/known-browsers.queries.ts';
import {
  removeOldEmailConfirmations,
  removeOldPasswordResets,
} from './features/accounts/mailed-links.queries.ts';
import { removeOldOffers } from './features/accounts/ownership/ownership-offers.queries.ts';
import { removeOldSignInFailures } from './features/accounts/sign-in/sign-in-failures.queries.ts';
import { removeOldInvitations } from './features/accounts/staff-invitations/staff-invitations.queries.ts';
import { removeFormerStaff } from './features/accounts/users/restore-staff.ts';
import { removeOldBounceNotes } from './features/bounces/handle-bounce.ts';
import { removeOldCustomerChanges } from './features/customers/desk/merge-and-split.ts';
import { linkLeft } from './features/customers/linking/link-left.ts';
import { removeOldDemo } from './features/demo/remove-old-demo.ts';
import { emptyBin } from './features/enquiries/empty-bin.ts';
import { endOfBin } from './features/enquiries/enquiries.queries.ts';
import { removeOldImports } from './features/imports/imports.queries.ts';
import { cleanUpMedia } from './features/media/clean-up-media.ts';
import { makeVideosSmaller } from './features/media/video/make-smaller.ts';
import { removeOldMornings } from './features/morning/morning.mail.ts';
import { storeFigures } from './features/newsletter/issue-figures.ts';
import { removeOldPrivateLinks } from './features/private-links.queries.ts';
import { removeDeletedRecords } from './features/records/versioned-records.ts';
import { removeUnsentFiles } from './features/reply-files/reply-files.queries.ts';
import { TEMPLATE } from './features/reply-templates/template-records.ts';
import { ROAD } from './features/roads/road-records.ts';
import { removeOldArrivals } from './features/spam/arrivals.queries.ts';
import { STOP } from './features/stops/stop-records.ts';
import { forgetUnconfirmed } from './features/subscribers/remove-subscriber.ts';
import { removeDeletedTeam } from './features/team/team-records.ts';
import { removeOldIdempotencyKeys } from './http/calls/idempotency.ts';
import { removeExpiredSessions } from './http/session/session.queries.ts';
import { hurryMailsOfAnotherClock } from './mail/mail-claims.queries.ts';
import { removeOrphanedMailFiles } from './mail/mail-files.ts';
import { removeOldMailTurns } from './mail/mail-turns.queries.ts';
import { removeOldMails } from './mail/outbox-state.queries.ts';
import { removeOutlivedMarks } from './mail/unreachable.queries.ts';

const EVERY_HOUR = 3_600_000;

export function startMaintenance(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const stop = new AbortController();
  const underWay = new Map<() => Promise<void>, Promise<void>>();
  // Linking may take hours.
  const start = () => [cleanUp, link].forEach(startOnce);
  start();
  const timer = setInterval(start, EVERY_HOUR);
  return async () => {
    stop.abort();
    clearInterval(timer);
    await Promise.all(underWay.values());
  };

  function startOnce(work: () => Promise<void>): void {
    if (!underWay.has(work))
      underWay.set(
        work,
        work().finally(() => underWay.delete(work)),
      );
  }

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'cleaning up failed, will be tried again in an hour');
    }
  }

  function link(): Promise<void> {
    return attempt(() => linkLeft(db, stop.signal));
  }

  async function cleanUp(): Promise<void> {
    const moment = now();
    for (const remove of [
      removeExpiredSessions,
      removeOldIdempotencyKeys,
      removeOldSignInFailures,
      removeOldMailTurns,
      removeOldArrivals,
      removeOldBounceNotes,
      removeOutlivedMarks,
      removeOldBrowsers,
      removeOldPasswordResets,
      removeOldEmailConfirmations,
      removeOldMornings,
      emptyBin,
      removeFormerStaff,
      removeOldInvitations,
      removeOldOffers,
      removeOldPrivateLinks,
      () => removeOldCustomerChanges(db, endOfBin(moment)),
      forgetUnconfirmed,
      storeFigures,
      () => removeDeletedRecords(db, TEMPLATE, moment),
      () => removeDeletedRecords(db, ROAD, moment),
      () => removeDeletedRecords(db, STOP, moment),
      removeDeletedTeam,
      removeOldDemo,
      removeUnsentFiles,
      removeOldImports,
      removeOldMails,
      hurryMailsOfAnotherClock,
      () => removeOrphanedMailFiles(db, config.dataDir),
      () => cleanUpMedia({ db, config }, PICTURE_USERS, moment),
      // Those that a process left that was stopped at work.
      () => makeVideosSmaller({ db, config, now }),
    ])
      await attempt(() => remove(db, moment));
  }
}
