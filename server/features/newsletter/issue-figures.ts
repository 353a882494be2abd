import { z } from 'zod';
import type { IssueFigures } from '../../../contracts/newsletter/issues.contract.ts';
import type { Db } from '../../db/database.ts';
import type { NewsletterIssueRow } from '../../db/desk-rows.ts';
import { idsOf } from '../../db/identifiers.ts';
import { countMailsAboutEach, NO_MAILS } from '../../mail/mails-of-a-subject.queries.ts';
import { countAudience, readAudience } from './audience.ts';
import { updateIssue } from './issues.queries.ts';
import { ALL_ENQUEUED } from './send-issues.ts';

const stored = z.object({
  sent: z.number(),
  written: z.number().default(0),
  failed: z.number(),
  cancelled: z.number(),
});
export const NO_FIGURES = { waiting: 0, sent: 0, written: 0, failed: 0, cancelled: 0, left: 0 };
const DAY = 86_400_000;
/** Milliseconds after an issue's end: less than the outbox keeps its mails. */
const COUNTED_FOR = 30 * DAY;

/** Pass the read-only database if there may be thousands of mails to count. */
export async function figuresOf(
  db: Db,
  rows: readonly NewsletterIssueRow[],
  now: Date,
): Promise<Map<string, IssueFigures>> {
  const begun = rows.filter((row) => row.started_at !== null);
  const isKnown = ({ figures, ended_at }: NewsletterIssueRow) =>
    figures !== null && ended_at !== null && ended_at < lastCounted(now, 0);
  const [leavers, mails] = await Promise.all([
    countLeavers(db, idsOf(begun)),
    countMailsAboutEach(db, 'issue', idsOf(begun.filter((row) => !isKnown(row)))),
  ]);
  const all = new Map(rows.map(({ id }) => [id, NO_FIGURES]));
  for (const row of begun) {
    const left = leavers.get(row.id) ?? 0;
    const { held, waiting, ...ended } = mails.get(row.id) ?? NO_MAILS;
    all.set(
      row.id,
      isKnown(row)
        ? { waiting: 0, ...stored.parse(JSON.parse(row.figures ?? '')), left }
        : { ...ended, waiting: waiting + held + (await countUnqueued(db, row)), left },
    );
  }
  return all;
}

function lastCounted(now: Date, longer: number): string {
  return new Date(now.getTime() - COUNTED_FOR - longer).toISOString();
}

/** Mails may bounce days later. Once the outbox has deleted them, only these figures remain. */
export async function storeFigures(db: Db, now: Date): Promise<void> {
  const ended = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('ended_at', '>=', lastCounted(now, DAY))
    .execute();
  const mails = await countMailsAboutEach(db, 'issue', idsOf(ended));
  for (const { id } of ended)
    await updateIssue(db, id, { figures: JSON.stringify(mails.get(id) ?? NO_MAILS) });
}

async function countUnqueued(db: Db, { state, audience, enqueued_to }: NewsletterIssueRow): Promise<number> {
  if (enqueued_to === ALL_ENQUEUED || (state !== 'sending' && state !== 'paused')) return 0;
  return countAudience(db, readAudience(audience), enqueued_to);
}

async function countLeavers(db: Db, issueIds: readonly string[]): Promise<Map<string | null, number>> {
  if (issueIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['left_by_issue', fn.countAll<number>().as('count')])
    .where('left_by_issue', 'in', issueIds)
    .groupBy('left_by_issue')
    .execute();
  return new Map(rows.map(({ left_by_issue, count }) => [left_by_issue, Number(count)]));
}
