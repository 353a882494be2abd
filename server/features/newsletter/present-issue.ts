import { z } from 'zod';
import type { Issue, IssueDetail, IssueFigures } from '../../../contracts/newsletter/issues.contract.ts';
import type { Db } from '../../db/database.ts';
import type { NewsletterIssueRow } from '../../db/newsletter-rows.ts';
import { countMailsAbout } from '../../mail/mails-of-a-subject.queries.ts';
import { countAudience, readAudience } from './audience.ts';
import { listIssueLinks } from './issues.queries.ts';
import { ALL_ENQUEUED } from './send-issues.ts';

const stored = z.object({ sent: z.number(), failed: z.number(), cancelled: z.number() });
const NONE = { waiting: 0, sent: 0, failed: 0, cancelled: 0, left: 0 };
/** As long as the outbox has the mails: who had one sent again counts anew. Milliseconds. */
const COUNTED_FOR = 30 * 86_400_000;

/** `db` may be the one that only reads: there may be thousands of mails to count. */
export async function presentIssue(db: Db, row: NewsletterIssueRow, now: Date): Promise<Issue> {
  return {
    _id: row.id,
    subject: row.subject,
    state: row.state,
    destination: readAudience(row.audience).destination,
    sendAt: row.send_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    fault: row.fault,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    figures: await figuresOf(db, row, now),
  };
}

export async function presentIssueDetail(db: Db, row: NewsletterIssueRow, now: Date): Promise<IssueDetail> {
  const [issue, links] = await Promise.all([presentIssue(db, row, now), listIssueLinks(db, row.id)]);
  return {
    ...issue,
    body: row.body,
    version: row.version,
    links: links.map(({ url, clicks }) => ({ url, clicks })),
  };
}

async function figuresOf(db: Db, row: NewsletterIssueRow, now: Date): Promise<IssueFigures> {
  if (row.started_at === null) return NONE;
  const left = await countLeavers(db, row.id);
  if (row.figures !== null && row.ended_at !== null && isLongAgo(row.ended_at, now))
    return { waiting: 0, ...stored.parse(JSON.parse(row.figures)), left };
  const { held, waiting, ...ended } = await countMailsAbout(db, { kind: 'issue', id: row.id });
  return { ...ended, waiting: waiting + held + (await countUnqueued(db, row)), left };
}

function isLongAgo(at: string, now: Date): boolean {
  return Date.parse(at) < now.getTime() - COUNTED_FOR;
}

async function countUnqueued(db: Db, { state, audience, enqueued_to }: NewsletterIssueRow): Promise<number> {
  if (enqueued_to === ALL_ENQUEUED || (state !== 'sending' && state !== 'paused')) return 0;
  return countAudience(db, readAudience(audience), enqueued_to);
}

async function countLeavers(db: Db, issueId: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('left_by_issue', '=', issueId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
