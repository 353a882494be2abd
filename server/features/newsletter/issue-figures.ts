import { z } from 'zod';
import type { IssueFigures } from '../../../contracts/newsletter/issues.contract.ts';
import type { Db } from '../../db/database.ts';
import type { NewsletterIssueRow } from '../../db/newsletter-rows.ts';
import { countMailsAbout } from '../../mail/mails-of-a-subject.queries.ts';
import { countAudience, readAudience } from './audience.ts';
import { updateIssue } from './issues.queries.ts';
import { ALL_ENQUEUED } from './send-issues.ts';

const stored = z.object({
  sent: z.number(),
  written: z.number().default(0),
  failed: z.number(),
  cancelled: z.number(),
});
const NONE = { waiting: 0, sent: 0, written: 0, failed: 0, cancelled: 0, left: 0 };
const DAY = 86_400_000;
/** From when an issue ended, and well before the outbox forgets its mails. Milliseconds. */
const COUNTED_FOR = 30 * DAY;

/** `db` may be the one that only reads. */
export async function figuresOf(db: Db, row: NewsletterIssueRow, now: Date): Promise<IssueFigures> {
  if (row.started_at === null) return NONE;
  const left = await countLeavers(db, row.id);
  if (row.figures !== null && row.ended_at !== null && row.ended_at < lastCounted(now, 0))
    return { waiting: 0, ...stored.parse(JSON.parse(row.figures)), left };
  const { held, waiting, ...ended } = await countMailsAbout(db, { kind: 'issue', id: row.id });
  return { ...ended, waiting: waiting + held + (await countUnqueued(db, row)), left };
}

/** Issues that ended before it are not counted any more. */
function lastCounted(now: Date, longer: number): string {
  return new Date(now.getTime() - COUNTED_FOR - longer).toISOString();
}

/**
 * Stores what became of the mails of issues that ended lately: some come back days after they were taken, and those that were
 * under way when an issue was stopped still went out. Once the outbox has forgotten them, that is what is known.
 */
export async function storeFigures(db: Db, now: Date): Promise<void> {
  const ended = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('ended_at', '>=', lastCounted(now, DAY))
    .execute();
  for (const { id } of ended) {
    const figures = await countMailsAbout(db, { kind: 'issue', id });
    await updateIssue(db, id, { figures: JSON.stringify(figures) });
  }
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
