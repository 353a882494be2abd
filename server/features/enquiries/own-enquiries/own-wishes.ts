import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { columnsOfFacts, firstWishIn } from '../store/facts.ts';
import { blanksFrom, listMerged, replacedIn } from '../store/values-from-merged.ts';

/**
 * As their senders may see them: a merged trip's day and party, but never the other person's words, phone or address.
 */
export function withOwnWishes(db: Db, rows: readonly BookingRow[]): Promise<BookingRow[]> {
  return Promise.all(
    rows.map(async (row) => {
      let own = row;
      // In reverse: a replaced value may come from an earlier merge.
      for (const one of (await listMerged(db, row.id)).toReversed()) {
        const { date, party, ...others } = replacedIn(one.merge);
        const withoutWords = [date && { travel_words: null }, party && { child_ages: null }];
        own = Object.assign({ ...own }, ...Object.values(others), ...withoutWords);
        own = { ...own, ...blanksFrom(own, one) };
      }
      return { ...own, status: row.status };
    }),
  );
}

/** Shows the original if staff changed a proved address: the new values may be another person's. */
export function asItWasSent(row: BookingRow, provedEmail: string | undefined): BookingRow {
  const isCorrectedAway = row.user_id === null && row.user_email !== provedEmail;
  const first = isCorrectedAway ? firstWishIn(row) : null;
  return first === null ? row : { ...row, ...columnsOfFacts(first), phone_typed: null };
}
