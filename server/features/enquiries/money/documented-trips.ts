import { sql } from 'kysely';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { idsOf } from '../../../db/identifiers.ts';
import { familiesOf } from '../merges.queries.ts';

/** The law has them stay, in the bin, too. Of rows of `bookings`; see `documentedAmong`. */
export const IS_DOCUMENTED = sql<boolean>`(exists (select 1 from documents where documents.booking_id = bookings.id)
  or exists (select 1 from bookings as joined join documents on documents.booking_id = joined.id
    where joined.merged_into = bookings.id)
  or exists (select 1 from money_entries join documents on documents.entry_id = money_entries.id
    where money_entries.booking_id = bookings.id))`;

/** Of these enquiries, those whose trip has papers: their own, of what is merged with them, or about their entries. */
export async function documentedAmong(db: Db, enquiryIds: readonly string[]): Promise<Set<string>> {
  const rows = await readInBatches(enquiryIds, (ids) =>
    db.selectFrom('bookings').select(['id', 'merged_into']).where('id', 'in', ids).execute(),
  );
  const headOf = new Map(rows.map(({ id, merged_into }) => [id, merged_into ?? id]));
  const families = await familiesOf(db, [...new Set(headOf.values())]);
  const papers = await readInBatches(idsOf([...families.values()].flat()), async (ids) => [
    ...(await db.selectFrom('documents').select('booking_id').where('booking_id', 'in', ids).execute()),
    ...(await db
      .selectFrom('money_entries')
      .innerJoin('documents', 'documents.entry_id', 'money_entries.id')
      .select('money_entries.booking_id')
      .where('money_entries.booking_id', 'in', ids)
      .execute()),
  ]);
  const withPaper = new Set(papers.map(({ booking_id }) => booking_id));
  const isDocumented = (id: string) =>
    families.get(headOf.get(id) ?? '')?.some((member) => withPaper.has(member.id));
  return new Set(enquiryIds.filter(isDocumented));
}
