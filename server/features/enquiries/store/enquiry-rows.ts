import { randomInt } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { AddedColumns } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { initialsOfAgency } from '../../../../contracts/initials.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { BookingRow, Database } from '../../../db/schema.ts';
import { renewMails } from '../../../mail/outbox-changes.queries.ts';
import { latinise } from '../../../transliteration/latinise.ts';
import { markItems } from '../../customers/linking/mark-items.ts';
import { findAgencyName } from '../../settings/settings.queries.ts';

/** Letters and digits that nobody mistakes on the phone: no 0 and O, no 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;

/** TT-7K3M2: the agency's initials, and one of 28 million. The database rejects duplicates. */
export function newReference(agencyName = ''): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  return `${lettersOf(latinise(agencyName))}-${signs.join('')}`;
}

/** Two, so that none looks like the reference of a message (M-). */
function lettersOf(agencyName: string): string {
  const choices = [initialsOfAgency(agencyName), agencyName.slice(0, 2).toUpperCase()];
  return choices.find((letters) => /^[A-Z\d]{2}$/.test(letters)) ?? 'TT';
}

type UnlessSaid =
  | 'phone_typed'
  | 'travel_words'
  | 'child_ages'
  | 'single_rooms'
  | 'extra_beds'
  | keyof AddedColumns;

export type NewEnquiryRow = Omit<
  BookingRow,
  | 'id'
  | 'reference'
  | 'status'
  | 'owner_id'
  | 'next_action_on'
  | 'next_action_words'
  | 'next_action_for'
  | 'first_wish'
  | UnlessSaid
  | 'first_reply_at'
  | 'merged_into'
  | 'deleted_at'
> &
  Partial<Pick<BookingRow, UnlessSaid>>;

export async function insertEnquiryRow(trx: Db, enquiry: NewEnquiryRow): Promise<BookingRow> {
  const agencyName = await findAgencyName(trx);
  for (;;) {
    const stored = await trx
      .insertInto('bookings')
      .values({
        ...enquiry,
        id: newId(),
        reference: newReference(agencyName),
        status: 'new',
        deleted_at: null,
      })
      .onConflict((on) => on.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (stored) {
      markItems(trx, 'booking', [stored.id]);
      return stored;
    }
  }
}

/** A change of these may move it to another customer, or hide it. */
const SAYS_WHOSE = [
  ...(['full_name', 'phone', 'user_email', 'user_id'] as const),
  ...(['status', 'deleted_at', 'merged_into'] as const),
];

const SAYS_WHEN = ['book_at', 'tour_id', 'tour_name'] as const;

/** The caller holds the survivor's lock. */
export async function setColumns(
  trx: Db,
  id: string,
  values: Updateable<Database['bookings']>,
): Promise<void> {
  await trx.updateTable('bookings').set(values).where('id', '=', id).execute();
  const isRestored = values.deleted_at === null;
  if (isRestored || values.user_email || SAYS_WHEN.some((column) => values[column] !== undefined))
    await renewMails(trx, { kind: 'booking', id }, values.user_email);
  if (SAYS_WHOSE.some((column) => values[column] !== undefined)) markItems(trx, 'booking', [id]);
}

/** The caller holds the survivors' lock, and removes what no foreign key does: see `PARTS`. */
export async function deleteEnquiryRows(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('bookings')
    .where('id', 'in', [...ids])
    .execute();
  markItems(trx, 'booking', ids);
}
