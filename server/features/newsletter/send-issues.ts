import { setImmediate as everythingElse, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { NewsletterIssueRow } from '../../db/desk-rows.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { idsOf } from '../../db/identifiers.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/faults/errors.ts';
import { BULK_LANE } from '../../mail/lanes.ts';
import { countMailsAbout } from '../../mail/mails-of-a-subject.queries.ts';
import { enqueueIssueMails, ISSUE_MAIL, type NewMail } from '../../mail/outbox.queries.ts';
import { lockMedia } from '../media/media.queries.ts';
import { isInAudience, readAudience } from './audience.ts';
import { freezeIssue } from './frozen-issue.ts';
import { findIssue, findWorkToDo, lockIssue, updateIssue } from './issues.queries.ts';
import type { NewsletterIssuePayload } from './newsletter-issue.mail.ts';
import { type RenderedIssue, renderIssue } from './render-issue.ts';

/** Milliseconds. */
const POLL_INTERVAL = 1_000;
/** Milliseconds, after repeated failures. */
const MAX_PAUSE = 60_000;
/** Readers; a few milliseconds of work. */
const BATCH = 100;
/** Stands for the last reader's id. Real ids begin with a digit. */
export const ALL_ENQUEUED = 'all';

export type IssueSender = { stop: () => Promise<void> };

type SenderDeps = Pick<Deps, 'db' | 'reports' | 'now' | 'wakeMail'> & { siteUrl: string };

/** Enqueues in batches, safe with crashes and other processes: a lock per issue, one mail per address by index. */
export function startIssueSender(deps: SenderDeps, log: FastifyBaseLogger): IssueSender {
  const stopping = new AbortController();
  const finished = run();
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        await sendIssues(deps, () => stopping.signal.aborted);
        failures = 0;
      } catch (error) {
        failures += 1;
        log.error({ err: error }, 'an issue of the newsletter could not be sent on, will be tried again');
      }
      const wait = Math.min(POLL_INTERVAL * 2 ** failures, MAX_PAUSE);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
}

/** An issue that fails must not block the others. */
export async function sendIssues(deps: SenderDeps, isStopping = () => false): Promise<void> {
  const faults: unknown[] = [];
  for (const issue of await findWorkToDo(deps.db, deps.now()))
    await sendOn(deps, issue, isStopping).catch((error) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Issues of the newsletter could not be sent on.');
}

async function sendOn(
  deps: SenderDeps,
  { id, state }: Pick<NewsletterIssueRow, 'id' | 'state'>,
  isStopping: () => boolean,
): Promise<void> {
  if (state === 'scheduled') await beginSending(deps, id);
  while (!isStopping() && (await enqueueSome(deps, id))) {
    deps.wakeMail();
    await everythingElse();
  }
  await endSending(deps, id);
}

async function beginSending({ db, now, siteUrl }: SenderDeps, id: string): Promise<void> {
  const seen = await findIssue(db, id);
  if (!seen) return;
  // Outside of the transaction, as it is slow.
  const rendered = await renderDue(db, seen, { siteUrl, issueId: id });
  await runTransaction(db, async (trx) => {
    const issue = await lockIssue(trx, id);
    const moment = now().toISOString();
    if (issue?.state !== 'scheduled' || issue.send_at === null || issue.send_at > moment) return;
    // Cancelled and scheduled again meanwhile: the next poll finds it.
    if (issue.version !== seen.version) return;
    if ('fault' in rendered) return updateIssue(trx, id, { state: 'draft', send_at: null, ...rendered });
    // If a picture's focus has changed meanwhile, files of the old size are gone.
    const media = await lockMedia(trx, idsOf(rendered.media));
    if (rendered.media.some(({ url }) => !media.some((row) => row.url === url))) return;
    const links = rendered.links.map((link) => ({ ...link, issue_id: id }));
    if (links.length > 0) await trx.insertInto('issue_links').values(links).execute();
    await updateIssue(trx, id, { state: 'sending', started_at: moment, frozen: freezeIssue(rendered) });
  });
}

/** A layout that takes too long is a fault, as a retry would take as long. */
async function renderDue(
  ...given: Parameters<typeof renderIssue>
): Promise<RenderedIssue | { fault: string }> {
  try {
    const rendered = await renderIssue(...given);
    return rendered.faults.length > 0 ? { fault: rendered.faults.join(' ') } : rendered;
  } catch (error) {
    if (error instanceof Failure && error.code === 'bad_input') return { fault: error.message };
    throw error;
  }
}

/** Returns true if there may be more. */
function enqueueSome({ db, now }: SenderDeps, id: string): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    const issue = await lockIssue(trx, id);
    if (issue?.state !== 'sending' || issue.enqueued_to === ALL_ENQUEUED) return false;
    const readers = await findReaders(trx, issue);
    const mails = readers.map(({ id: subscriberId, email }): NewMail => {
      const payload: NewsletterIssuePayload = { subscriberId };
      return { kind: ISSUE_MAIL, recipient: email, payload, about: { kind: 'issue', id }, lane: BULK_LANE };
    });
    await enqueueIssueMails(trx, mails, now());
    const last = readers.length < BATCH ? undefined : readers.at(-1);
    await updateIssue(trx, id, { enqueued_to: last?.id ?? ALL_ENQUEUED });
    return last !== undefined;
  });
}

function findReaders(trx: Db, { audience, enqueued_to }: NewsletterIssueRow) {
  let query = trx
    .selectFrom('subscribers')
    .select(['subscribers.id', 'subscribers.email'])
    .where(isInAudience(readAudience(audience)))
    .orderBy('subscribers.id')
    .limit(BATCH);
  if (enqueued_to !== null) query = query.where('subscribers.id', '>', enqueued_to);
  // A concurrent erasure waits, then deletes the mail too.
  return locking(trx, query, 'subscribers').execute();
}

async function endSending({ db, reports, now }: SenderDeps, id: string): Promise<void> {
  if (await hasMailsToSend(db, id)) return;
  const figures = await countMailsAbout(reports, { kind: 'issue', id });
  await runTransaction(db, async (trx) => {
    const issue = await lockIssue(trx, id);
    if (issue?.state !== 'sending' || issue.enqueued_to !== ALL_ENQUEUED) return;
    await updateIssue(trx, id, {
      state: 'sent',
      ended_at: now().toISOString(),
      figures: JSON.stringify(figures),
    });
  });
}

async function hasMailsToSend(db: Db, id: string): Promise<boolean> {
  const open = await db
    .selectFrom('outbox')
    .select('id')
    .where('about_kind', '=', 'issue')
    .where('about_id', '=', id)
    .where('next_attempt_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
