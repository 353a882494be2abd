import type { Db } from '../../../db/database.ts';
import { idsOf } from '../../../db/identifiers.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import { removePrivateLinks } from '../../private-links.queries.ts';
import { contentOf, decisionOf, sentOf } from '../quotes/present-quote.ts';
import { listQuotesOf } from '../quotes/quotes.queries.ts';
import { ERASED_NAME } from '../store/facts.ts';
import { documentedAmong } from './documented-trips.ts';

/** What was agreed stays with the papers of its trip, without who agreed: later papers follow from it. */
export async function eraseQuotesOf(trx: Db, enquiryIds: readonly string[]): Promise<void> {
  const documented = await documentedAmong(trx, enquiryIds);
  const quotes = await listQuotesOf(trx, enquiryIds);
  const isAgreed = ({ state, booking_id }: QuoteRow) => state === 'accepted' && documented.has(booking_id);
  const gone = quotes.filter((quote) => !isAgreed(quote));
  if (gone.length > 0) await trx.deleteFrom('quotes').where('id', 'in', idsOf(gone)).execute();
  for (const quote of quotes.filter(isAgreed)) await blank(trx, quote);
  await removePrivateLinks(trx, 'quote', idsOf(quotes));
}

/** The state and a GSTIN stay: the tax follows from them. So does the hash of what was read. */
async function blank(trx: Db, row: QuoteRow): Promise<void> {
  const sent = sentOf(row);
  const decision = decisionOf(row);
  const tour = row.tour_id === null ? { title: 'A tour', slug: null } : sent?.tour;
  const told = sent && JSON.stringify({ ...sent, fullName: ERASED_NAME, words: '', ...(tour && { tour }) });
  await trx
    .updateTable('quotes')
    .set({
      ...{ body: JSON.stringify({ ...contentOf(row), words: '' }), sent: told, supersedes_id: null },
      decision: decision && JSON.stringify({ ...decision, name: ERASED_NAME, address: '' }),
    })
    .where('id', '=', row.id)
    .execute();
}
