import type { BookingRow } from '../../db/schema.ts';
import { NotYet } from '../../mail/mail-types.ts';

/** Milliseconds. After a restore, its mails are retried at once. */
const LOOKED_AT_EVERY = 3_600_000;

/** Throws `NotYet`: it may be in the bin by mistake. */
export function requireOutOfBin({ deleted_at }: Pick<BookingRow, 'deleted_at'>, now: Date): void {
  if (deleted_at !== null) throw new NotYet(new Date(now.getTime() + LOOKED_AT_EVERY).toISOString());
}
