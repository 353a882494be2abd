import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { columnsOfFacts, firstWishIn } from '../store/facts.ts';
import { blanksFrom, listMerged, replacedIn } from '../store/values-from-merged.ts';

/**
 * Enquiries as whoever sent them may be told of them. Where the wish of another holds that staff merged into one: of that the
 * day and the party, which are the trip's, and none of the other's words, phone or address.
 */
export function withOwnWishes(db: Db, rows: readonly BookingRow[]): Promise<BookingRow[]> {
  return Promise.all(
    rows.map(async (row) => {
      let own = row;
      // The last first: what it replaced may be what an earlier one had brought.
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

/**
 * What came from a proved address, and names another one since staff corrected it: as it was sent. What it says now may be
 * of whoever it names.
 */
export function asItWasSent(row: BookingRow, provedEmail: string | undefined): BookingRow {
  const isCorrectedAway = row.user_id === null && row.user_email !== provedEmail;
  const first = isCorrectedAway ? firstWishIn(row) : null;
  return first === null ? row : { ...row, ...columnsOfFacts(first), phone_typed: null };
}
