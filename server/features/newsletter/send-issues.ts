import { setImmediate as everythingElse, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import type { NewsletterIssueRow } from '../../db/newsletter-rows.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/faults/errors.ts';
import { BULK_LANE } from '../../mail/lanes.ts';
import { countMailsAbout } from '../../mail/mails-of-a-subject.queries.ts';
import { enqueueIssueMails, ISSUE_MAIL, type NewMail } from '../../mail/outbox.queries.ts';
import { lockMedia } from '../media/media.queries.ts';
import { isInAudience, readAudience } from './audience.ts';
import { freezeIssue } from './frozen-issue.ts';
import { findIssue, findWorkToDo, insertIssueLinks, lockIssue, updateIssue } from './issues.queries.ts';
import type { NewsletterIssuePayload } from './newsletter-issue.mail.ts';
import { type RenderedIssue, renderIssue } from './render-issue.ts';

/** How often is looked whether an issue's time has come, or its mails have all ended. Milliseconds. */
const POLL_INTERVAL = 1_000;
/** The longest pause after failures in a row. */
const MAX_PAUSE = 60_000;
/** Readers at a time: a few milliseconds of work, and what a kill has done again. */
const BATCH = 100;
/** In place of the last reader's id: all were looked at. Ids begin with a digit. */
export const ALL_ENQUEUED = 'all';

export type IssueSender = { stop: () => Promise<void> };

type SenderDeps = Pick<Deps, 'db' | 'reports' | 'now' | 'wakeMail'> & { siteUrl: string };

/**
 * Sends issues whose time has come: puts a mail for each reader into the outbox, batch by batch, and notes where it is. A
 * process that dies, or another one beside it, does nothing twice: the issue is locked for each batch, and the database
 * takes a mail of an issue once for each address.
 */
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
      // It rejects at the stop, and for no other reason.
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
}

/** Does what there is to do at this moment. An issue that cannot be sent on holds up no other. */
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

/** Freezes the issue. What keeps it from being sent makes it a draft again, and says why. */
async function beginSending({ db, now, siteUrl }: SenderDeps, id: string): Promise<void> {
  const seen = await findIssue(db, id);
  if (!seen) return;
  // Before the transaction, for which everybody waits.
  const rendered = await renderDue(db, seen, { siteUrl, issueId: id });
  await runTransaction(db, async (trx) => {
    const issue = await lockIssue(trx, id);
    const moment = now().toISOString();
    if (issue?.state !== 'scheduled' || issue.send_at === null || issue.send_at > moment) return;
    // Called off, changed and scheduled again meanwhile: it is found once more.
    if (issue.version !== seen.version) return;
    if ('fault' in rendered) return updateIssue(trx, id, { state: 'draft', send_at: null, ...rendered });
    // So it is where a picture got another focus meanwhile: the files of the older cut go.
    const media = await lockMedia(
      trx,
      rendered.media.map((row) => row.id),
    );
    if (rendered.media.some(({ url }) => !media.some((row) => row.url === url))) return;
    await insertIssueLinks(
      trx,
      rendered.links.map((link) => ({ ...link, issue_id: id })),
    );
    await updateIssue(trx, id, { state: 'sending', started_at: moment, frozen: freezeIssue(rendered) });
  });
}

/** What takes too long to lay out is a fault like the others: trying again would come to the same. */
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

/** True while there may be more. */
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
  // Whoever is erased at this moment takes the mail along.
  return locking(trx, query, 'subscribers').execute();
}

/** Once the last mail has ended. */
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
