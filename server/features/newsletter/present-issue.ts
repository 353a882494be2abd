import type { Issue, IssueDetail, IssueFigures } from '../../../contracts/newsletter/issues.contract.ts';
import type { Db } from '../../db/database.ts';
import type { NewsletterIssueRow } from '../../db/newsletter-rows.ts';
import { readAudience } from './audience.ts';
import { figuresOf, NO_FIGURES } from './issue-figures.ts';
import { listIssueLinks } from './issues.queries.ts';

export async function presentIssues(
  db: Db,
  rows: readonly NewsletterIssueRow[],
  now: Date,
): Promise<Issue[]> {
  const figures = await figuresOf(db, rows, now);
  return rows.map((row) => presentIssue(row, figures));
}

function presentIssue(row: NewsletterIssueRow, figures: ReadonlyMap<string, IssueFigures>): Issue {
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
    figures: figures.get(row.id) ?? NO_FIGURES,
  };
}

export async function presentIssueDetail(db: Db, row: NewsletterIssueRow, now: Date): Promise<IssueDetail> {
  const [figures, links] = await Promise.all([figuresOf(db, [row], now), listIssueLinks(db, row.id)]);
  return {
    ...presentIssue(row, figures),
    body: row.body,
    version: row.version,
    links: links.map(({ url, clicks }) => ({ url, clicks })),
  };
}
