import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { NewsletterIssueRow } from '../../db/desk-rows.ts';
import { uploadsNamedIn } from '../media/cutting/cut-address.ts';
import type { RenderedIssue } from './render-issue.ts';

const frozen = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().nullable(),
  /** Uploads whose files must stay. Old issues lack it. */
  pictures: z.array(z.string()).optional(),
});
export type FrozenIssue = z.infer<typeof frozen>;

/** Later changes of the site must not change mails of the issue. */
export function freezeIssue({ subject, html, text, replyTo }: RenderedIssue): string {
  const pictures = uploadsNamedIn(html).map(({ folder, file }) => `${folder}/${file}`);
  return JSON.stringify({ subject, html, text, replyTo, pictures } satisfies FrozenIssue);
}

/** Thousands of mails read the same issue. */
const read = new WeakMap<Db, LRUCache<string, FrozenIssue>>();

export async function findFrozenIssue(
  db: Db,
  id: string,
): Promise<(FrozenIssue & Pick<NewsletterIssueRow, 'state'>) | undefined> {
  const row = await db
    .selectFrom('newsletter_issues')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const known = read.get(db) ?? new LRUCache<string, FrozenIssue>({ max: 3 });
  read.set(db, known);
  const content = known.get(id) ?? (await readFrozen(db, id));
  if (!content) return undefined;
  known.set(id, content);
  return { ...content, state: row.state };
}

async function readFrozen(db: Db, id: string): Promise<FrozenIssue | undefined> {
  const stored = await db
    .selectFrom('newsletter_issues')
    .select('frozen')
    .where('id', '=', id)
    .executeTakeFirst();
  return stored?.frozen ? frozen.parse(JSON.parse(stored.frozen)) : undefined;
}
