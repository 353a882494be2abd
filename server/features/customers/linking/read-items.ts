import { UNTOLD_NAME } from '../../../../contracts/enquiries/untold.ts';
import { shortenText } from '../../../../contracts/fields/shorten-text.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { wordsOf } from '../../../db/words-of-texts.ts';
import { readPhoneNumber } from '../../enquiries/arrival/phone-number.ts';
import type { Ref } from './identity-rule.ts';

const MAX_NAME_KEY = 200;

export type ReadItem = Omit<CustomerItemRow, 'customer_id' | 'is_pinned' | 'pending'>;

/** Absent ones are deleted, anonymous, or staff accounts. */
export async function readItems(trx: Db, refs: readonly Ref[]): Promise<ReadItem[]> {
  const idsOf = (kind: Ref['kind']) => refs.filter((ref) => ref.kind === kind).map((ref) => ref.item_id);
  const enquiries = await readInBatches(idsOf('booking'), (ids) =>
    trx
      .selectFrom('bookings')
      .select(['id', 'user_id', 'user_email', 'phone', 'full_name', 'status', 'created_at'])
      .select(['deleted_at', 'merged_into'])
      .where('id', 'in', ids)
      .execute(),
  );
  const messages = await readInBatches(idsOf('message'), (ids) =>
    trx
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'mobile', 'spam_at', 'created_at'])
      .where('id', 'in', ids)
      .execute(),
  );
  const accounts = await readInBatches(idsOf('account'), (ids) =>
    trx
      .selectFrom('users')
      .select(['id', 'username', 'email', 'created_at'])
      .where('id', 'in', ids)
      .where('role', '=', 'user')
      .where('deleted_at', 'is', null)
      .execute(),
  );
  return [
    ...enquiries.flatMap((row) =>
      itemOf('booking', row, {
        state: row.status === 'spam' ? 'apart' : row.deleted_at === null ? 'shown' : 'hidden',
        account_id: row.user_id,
        email: row.user_email,
        phone: row.phone,
        family_id: row.merged_into ?? row.id,
        name: row.full_name === UNTOLD_NAME ? '' : row.full_name,
      }),
    ),
    ...messages.flatMap((row) =>
      itemOf('message', row, {
        state: row.spam_at === null ? 'shown' : 'apart',
        account_id: null,
        email: row.email,
        phone: readPhoneNumber(row.mobile) ?? '',
        family_id: null,
        name: row.name,
      }),
    ),
    ...accounts.flatMap((row) =>
      itemOf('account', row, {
        state: 'shown',
        account_id: row.id,
        email: row.email,
        phone: '',
        family_id: null,
        name: row.username,
      }),
    ),
  ];
}

type Said = Pick<ReadItem, 'state' | 'account_id' | 'family_id' | 'name'> & { email: string; phone: string };

function itemOf(kind: Ref['kind'], row: { id: string; created_at: string }, said: Said): ReadItem[] {
  if (said.account_id === null && !said.email && !said.phone) return [];
  const base = { kind, item_id: row.id, happened_at: row.created_at, state: said.state };
  if (said.state === 'apart')
    return [{ ...base, account_id: null, email: null, phone: null, family_id: null, name: '', name_key: '' }];
  return [
    {
      ...base,
      ...said,
      email: said.email.toLowerCase() || null,
      phone: said.phone || null,
      name_key: shortenText(wordsOf([said.name]).toSorted().join(' '), MAX_NAME_KEY),
    },
  ];
}
