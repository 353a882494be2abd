import type { Page } from '@playwright/test';
import { todayInIndia } from '../../../contracts/india-time.ts';
import type { MoneyRulesSet } from '../../../contracts/money/money-rules.contract.ts';
import { FIRST_MONEY_RULES, type MoneyRules } from '../../../contracts/money/money-rules.ts';
import type { TravellerQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { callAsStaff } from './desk.ts';
import { type SentQuoteLink, sendQuoteAsStaff } from './sent-quote.ts';

/** The page is staff's. */
export async function sendAcceptedQuote(page: Page, of?: { enquiryId: string }): Promise<SentQuoteLink> {
  const sent = await sendQuoteAsStaff(page, of);
  const link = sent.path.replace('/quote/', '/quotes/');
  const { sha256 } = await callAsStaff<TravellerQuote & { sha256: string }>(page, 'get', link);
  const accepted = { option: 0, name: 'Asha Rai', state: '19', gstin: '', hasAgreed: true, sha256 };
  await callAsStaff(page, 'post', `${link}/acceptance`, accepted);
  return sent;
}

export const UPI_ID = 'teesta@okbank';

/** For the whole site. Who is registered needs an address of the site. */
export async function sayWhereToPay(page: Page, rules: Partial<MoneyRules> = {}): Promise<void> {
  const sets = await callAsStaff<MoneyRulesSet[]>(page, 'get', '/manage/money/rules');
  if (sets.some((set) => set.rules.upiId === UPI_ID)) return;
  await callAsStaff(page, 'put', `/manage/money/rules/${todayInIndia()}`, {
    ...FIRST_MONEY_RULES,
    ...rules,
    ...{ upiId: UPI_ID, upiName: 'Teesta Trails', bankHolder: 'Teesta Trails' },
    ...{ bankAccount: '50200012345678', ifsc: 'HDFC0000123', bankName: 'HDFC Bank' },
  });
}
