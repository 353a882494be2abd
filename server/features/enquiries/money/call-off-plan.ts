import { dayOf } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { conflict } from '../../../http/faults/errors.ts';
import type { EnquiryAction } from '../store/enquiry-events.ts';
import { insertEntry } from './money-entries.queries.ts';
import { loadLedger } from './money-ledger.ts';
import { correctionOf, planOwner } from './plan.ts';

/** What an acceptance made due, taken back: it was a mistake, or nobody travels any more. The enquiry is locked. */
export async function callOffPlan(trx: Db, enquiry: BookingRow, by: EnquiryAction): Promise<void> {
  const ledger = await loadLedger(trx, enquiry.id, dayOf(by.now));
  const { account, documents, peopleLeft } = ledger;
  if (account.waiting > 0) throw conflict('A payment waits to be verified. Decide on it first.');
  if (documents.length > 0)
    throw conflict(
      peopleLeft > 0
        ? 'Money was paid for it. Cancel the trip: what comes back is worked out there.'
        : 'This trip has papers, which name what was agreed. Add an enquiry for another trip.',
    );
  for (const due of account.instalments.filter(({ cause }) => cause !== 'cancellation')) {
    const words = { reason: 'The quotation is withdrawn.' };
    // `moved`: nobody raises it again.
    const correction = correctionOf(planOwner(ledger, due), due, -due.paise, words);
    await insertEntry(trx, { ...correction, cause: 'moved' }, by);
  }
}
