import type { QuoteState } from '../../../../contracts/quotes/quote-terms.ts';
import type { Db } from '../../../db/database.ts';
import { changing } from '../../../db/dialect/lock-rows.ts';
import { idsOf, newId } from '../../../db/identifiers.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import { notFound } from '../../../http/faults/errors.ts';
import { familyOf } from '../merges.queries.ts';

export async function listQuotesOf(db: Db, enquiryIds: readonly string[]): Promise<QuoteRow[]> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('booking_id', 'in', [...enquiryIds])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Also of what was merged into the enquiry, but for drafts: nobody goes on with those. */
export async function listShownQuotes(db: Db, enquiryId: string): Promise<QuoteRow[]> {
  const all = await listQuotesOf(db, idsOf(await familyOf(db, enquiryId)));
  return all.filter(({ state, booking_id }) => state !== 'draft' || booking_id === enquiryId);
}

export function findQuote(db: Db, id: string): Promise<QuoteRow | undefined> {
  return db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Also of what was merged into the enquiry. */
export async function getQuoteOf(db: Db, enquiryId: string, id: string): Promise<QuoteRow> {
  return requireOf(db, enquiryId, await findQuote(db, id));
}

/** The enquiry is locked first. */
export async function lockQuoteOf(trx: Db, enquiryId: string, id: string): Promise<QuoteRow> {
  const query = trx.selectFrom('quotes').selectAll().where('id', '=', id);
  return requireOf(trx, enquiryId, await changing(trx, query, 'quotes').executeTakeFirst());
}

async function requireOf(db: Db, enquiryId: string, found: QuoteRow | undefined): Promise<QuoteRow> {
  const isOf = async (of: string) => of === enquiryId || idsOf(await familyOf(db, enquiryId)).includes(of);
  if (!found || !(await isOf(found.booking_id))) throw notFound('quotation');
  return found;
}

export async function findQuoteIn(
  db: Db,
  enquiryId: string,
  state: Extract<QuoteState, 'draft' | 'sent' | 'accepted'>,
): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('booking_id', '=', enquiryId)
    .where('state', '=', state)
    .executeTakeFirst();
}

type NewDraft = Pick<QuoteRow, 'booking_id' | 'tour_id' | 'author_id' | 'author_name' | 'body'>;

export async function insertDraft(trx: Db, draft: NewDraft, now: Date): Promise<QuoteRow> {
  const at = now.toISOString();
  return trx
    .insertInto('quotes')
    .values({
      ...{ ...draft, id: newId(), state: 'draft', created_at: at, updated_at: at },
      ...{ number: null, supersedes_id: null, sent: null, sha256: null, valid_until: null },
      ...{ decision: null, sent_at: null, opened_at: null, decided_at: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The caller holds the row's lock. */
export async function changeQuote(
  trx: Db,
  { id }: Pick<QuoteRow, 'id'>,
  change: Partial<QuoteRow>,
  now: Date,
): Promise<QuoteRow> {
  return trx
    .updateTable('quotes')
    .set({ ...change, updated_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteQuote(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('quotes').where('id', '=', id).execute();
}
