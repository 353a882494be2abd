import type { MoneyEventName } from '../../../../contracts/money/money-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { SessionUser } from '../../../http/session/session.queries.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { subjectOf } from '../store/change-enquiry.ts';
import { recordEvent } from '../store/enquiry-events.ts';
import type { MoneyAction } from './money-entries.queries.ts';

type Recorded = { what: MoneyEventName; paise: number; number?: string | undefined } & (
  | { entryId: string }
  | { documentId: string }
);

/** Reasons and references stay with the entry, which an erasure finds. */
export async function recordMoney(
  trx: Db,
  enquiry: { id: string; reference: string },
  { what, paise, number = '', ...about }: Recorded,
  by: MoneyAction,
): Promise<void> {
  await recordEvent(trx, { enquiryId: enquiry.id, body: { kind: 'money', what, paise, number }, ...by });
  const { id, username } = by.actor;
  const actor: Pick<SessionUser, 'id' | 'username'> | null = id === null ? null : { id, username };
  await recordAudit(trx, {
    ...{ actor, action: `booking.money_${what}`, subject: subjectOf(enquiry), now: by.now },
    after: { paise, ...about, ...(number !== '' && { number }) },
  });
}
