import type { QuoteBody } from '../../contracts/quotes/quote-body.contract.ts';
import type { Db } from '../../server/db/database.ts';
import { insertDraft } from '../../server/features/enquiries/quotes/quotes.queries.ts';

const CONTENT: QuoteBody = {
  ...{ travelDay: null, people: null, validUntil: null, words: '' },
  ...{ days: [], included: [], notIncluded: [], instalments: [] },
  options: [
    {
      ...{ label: 'Standard', discount: 0, discountReason: '' },
      lines: [{ text: 'Adult', quantity: 1, each: 1_000, cost: null, treatment: 'priced' }],
    },
  ],
  ...{ taxKind: 'none', isTaxIncluded: true, exemptPercent: 0, tcsKind: 'none' },
};

/** Its id is the enquiry's, for tests that fill paths. */
export async function makeDraft(db: Db, enquiryId: string): Promise<void> {
  const draft = { booking_id: enquiryId, tour_id: null, author_id: null, author_name: 'Dolma' };
  const { id } = await insertDraft(db, { ...draft, body: JSON.stringify(CONTENT) }, new Date());
  await db.updateTable('quotes').set({ id: enquiryId }).where('id', '=', id).execute();
}
