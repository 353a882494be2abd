import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { dayAfter, todayInIndia } from '../../../contracts/india-time.ts';
import type { DeskQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { SQLITE_FILE } from '../../../server/db/database.ts';
import type { SiteOfWorker } from '../process/sites-of-workers.ts';
import { callAsStaff, storeEnquiry } from './desk.ts';

const priced = (text: string, quantity: number, each: number) => ({
  ...{ text, quantity, each, cost: null, treatment: 'priced' },
});

const optionOf = (label: string, each: number) => ({
  ...{ label, discount: 0, discountReason: '' },
  lines: [
    priced('Adults, twin sharing', 2, each),
    { ...priced('Permits', 2, 450), treatment: 'passed_through' },
    { ...priced('Zip line', 2, 1_200), treatment: 'optional' },
  ],
});

const TWO_OPTIONS = [optionOf('Standard', 26_500), optionOf('Deluxe', 38_500)];

export const onePriceEach = (each: number) => [
  { label: 'Standard', discount: 0, discountReason: '', lines: [priced('Tour', 2, each)] },
];

type Revised = { enquiryId: string; quoteId?: string };
export type SentQuoteLink = Required<Revised> & { reference: string; path: string };

/** `of`: of that enquiry, or a revision of that quotation. Without a mail. */
export async function sendQuote(page: Page, change: object, of: Revised): Promise<DeskQuote> {
  const quotes = `/manage/bookings/${of.enquiryId}/quotes`;
  const draft = await callAsStaff<DeskQuote>(page, 'post', quotes, { from: of.quoteId ?? null });
  const quote = `${quotes}/${draft._id}`;
  const body = { ...draft.content, ...change, version: draft.version };
  const { version } = await callAsStaff<DeskQuote>(page, 'put', quote, body);
  return callAsStaff<DeskQuote>(page, 'post', `${quote}/sending`, { version, isMailed: false });
}

/** The page is staff's. */
export async function sendQuoteAsStaff(page: Page, of?: Revised): Promise<SentQuoteLink> {
  const enquiryId = of?.enquiryId ?? (await storeEnquiry(page, { userEmail: newAddress() }))._id;
  const content = { words: 'As we said on the phone.', options: TWO_OPTIONS };
  const { _id: quoteId, enquiry } = await sendQuote(page, content, { ...of, enquiryId });
  const links = `/manage/bookings/${enquiryId}/quotes/${quoteId}/links`;
  const { path } = await callAsStaff<{ path: string }>(page, 'post', links);
  return { enquiryId, quoteId, reference: enquiry.reference, path };
}

const newAddress = () => `quoted-${crypto.randomUUID()}@example.com`;

export const readQuoteAsStaff = (page: Page, { enquiryId, quoteId }: SentQuoteLink) =>
  callAsStaff<DeskQuote>(page, 'get', `/manage/bookings/${enquiryId}/quotes/${quoteId}`);

/** No call can make a day pass. */
export function lapseQuote({ dataDir }: Pick<SiteOfWorker, 'dataDir'>, { quoteId }: SentQuoteLink): string {
  const over = dayAfter(todayInIndia(), -1);
  // The site may be writing at the same time.
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 20_000 });
  database
    .prepare("update quotes set valid_until = ?, sent = json_set(sent, '$.validUntil', ?) where id = ?")
    .run(over, over, quoteId);
  database.close();
  return over;
}
