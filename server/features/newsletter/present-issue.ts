import type { Issue, IssueDetail } from '../../../contracts/newsletter/issues.contract.ts';
import type { Db } from '../../db/database.ts';
import type { NewsletterIssueRow } from '../../db/newsletter-rows.ts';
import { readAudience } from './audience.ts';
import { figuresOf } from './issue-figures.ts';
import { listIssueLinks } from './issues.queries.ts';

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
