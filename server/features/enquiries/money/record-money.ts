import type { MoneyEventName } from '../../../../contracts/money/money-terms.ts';
import type { Db } from '../../../db/database.ts';
import { auditEnquiry } from '../store/change-enquiry.ts';
import { type EnquiryAction, recordEvent } from '../store/enquiry-events.ts';

type Recorded = { what: MoneyEventName; paise: number; number?: string | undefined } & (
  | { entryId: string }
  | { documentId: string }
);

/** Reasons and references stay with the entry, which an erasure finds. */
export async function recordMoney(
  trx: Db,
  enquiry: { id: string; reference: string },
  { what, paise, number = '', ...about }: Recorded,
  by: EnquiryAction,
): Promise<void> {
  await recordEvent(trx, { enquiryId: enquiry.id, body: { kind: 'money', what, paise, number }, ...by });
  const after = { paise, ...about, ...(number !== '' && { number }) };
  await auditEnquiry(trx, enquiry, { action: `booking.money_${what}`, after }, by);
}
