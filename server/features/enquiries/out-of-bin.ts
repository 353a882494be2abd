import type { BookingRow } from '../../db/schema.ts';
import { NotYet } from '../../mail/mail-types.ts';

/** Milliseconds. A mail of what is restored is looked at again at once. */
const LOOKED_AT_EVERY = 3_600_000;

/** Throws `NotYet` of a mail about an enquiry in the bin: it may be there by mistake. */
export function requireOutOfBin({ deleted_at }: Pick<BookingRow, 'deleted_at'>, now: Date): void {
  if (deleted_at !== null) throw new NotYet(new Date(now.getTime() + LOOKED_AT_EVERY).toISOString());
}
