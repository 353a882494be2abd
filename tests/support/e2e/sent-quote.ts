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

export const TWO_OPTIONS = [optionOf('Standard', 26_500), optionOf('Deluxe', 38_500)];

export type SentQuoteLink = { enquiryId: string; quoteId: string; reference: string; path: string };

/** `of`: a revision of that quotation. The page is staff's. */
export async function sendQuoteAsStaff(
  page: Page,
  change: object = {},
  of?: SentQuoteLink,
): Promise<SentQuoteLink> {
  const enquiryId = of?.enquiryId ?? (await storeEnquiry(page, { userEmail: newAddress() }))._id;
  const quotes = `/manage/bookings/${enquiryId}/quotes`;
  const draft = await callAsStaff<DeskQuote>(page, 'post', quotes, { from: of?.quoteId ?? null });
  const { _id: quoteId, content, enquiry } = draft;
  const body = { ...content, words: 'As we said on the phone.', options: TWO_OPTIONS, ...change };
  const { version } = await callAsStaff<DeskQuote>(page, 'put', `${quotes}/${quoteId}`, {
    ...body,
    version: draft.version,
  });
  await callAsStaff(page, 'post', `${quotes}/${quoteId}/sending`, { version, isMailed: false });
  const { path } = await callAsStaff<{ path: string }>(page, 'post', `${quotes}/${quoteId}/links`);
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
