import type { IssuedDocument } from '../../contracts/money/documents.contract.ts';
import type { Db } from '../../server/db/database.ts';

const STATE = { code: '19', name: 'West Bengal' };

export const PAPER: IssuedDocument = {
  ...{ kind: 'invoice', title: 'Tax invoice', number: 'TTI/26-27/0001', day: '2027-01-05' },
  seller: {
    ...{ name: 'Teesta Trails', addressLines: ['Siliguri'], gstin: '', state: STATE },
    contact: 'hello@teesta.example',
  },
  buyer: { name: 'Asha Rai', address: '', gstin: '', state: STATE },
  trip: { reference: 'TT-7K3M2', title: 'Lakes and Passes', travelDay: '2027-04-12', people: 3 },
  ...{ placeOfSupply: STATE, sac: '998555', inWords: 'Rupees One Only', sentences: [], of: null },
  lines: [{ text: 'Tour', quantity: 1, paise: 100 }],
  amounts: {
    ...{ taxPercent: 5, taxable: 95, exempt: 0, cgst: 2, sgst: 2, igst: 0, passedThrough: 0 },
    ...{ tcsPercent: 0, tcs: 0, rounding: 1, total: 100 },
  },
  payment: null,
};

/** With the id of its enquiry; its number comes from no counter. */
export async function makeDocument(db: Db, id: string): Promise<void> {
  await db
    .insertInto('documents')
    .values({
      ...{ id, booking_id: id, kind: PAPER.kind, series: id, year: '26-27', sequence: 1, number: id },
      ...{ of_document_id: null, entry_id: null, frozen: JSON.stringify(PAPER), sha256: '' },
      ...{ day: PAPER.day, issued_at: '2027-01-05T06:30:00.000Z' },
    })
    .execute();
}
