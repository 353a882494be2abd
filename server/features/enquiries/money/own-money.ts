import type { OwnData } from '../../../../contracts/accounts/own-account.contract.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { idsOf } from '../../../db/identifiers.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { listDocuments } from '../../documents/documents.queries.ts';
import { listEntries } from './money-entries.queries.ts';

/** For the data export; without what staff noted. */
export async function collectOwnMoney(
  db: Db,
  enquiries: readonly Pick<BookingRow, 'id' | 'reference'>[],
): Promise<Pick<OwnData, 'payments' | 'documents'>> {
  const references = new Map(enquiries.map(({ id, reference }) => [id, reference]));
  const entries = await readInBatches(idsOf(enquiries), (ids) => listEntries(db, ids));
  const documents = await readInBatches(idsOf(enquiries), (ids) => listDocuments(db, ids));
  return {
    payments: entries.map(({ booking_id, kind, paise, day, method, reference, created_at }) => ({
      ...{ reference: references.get(booking_id) ?? '', kind, paise, day, method },
      ...{ bankReference: reference, writtenAt: created_at },
    })),
    documents: documents.map(({ content }) => content),
  };
}
