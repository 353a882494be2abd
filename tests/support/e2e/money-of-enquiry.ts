import type { Page } from '@playwright/test';
import { todayInIndia } from '../../../contracts/india-time.ts';
import type { DeskMoney } from '../../../contracts/money/money.contract.ts';
import { callAsStaff, storeEnquiry } from './desk.ts';
import { onePriceEach, sendQuote } from './sent-quote.ts';

/** Of an enquiry without an agreement. Answers the receipt. */
export async function issueReceipt(page: Page, enquiry: string): Promise<string> {
  const path = `/manage/bookings/${enquiry}/payments`;
  const paid = { amount: 500, method: 'cash', paidOn: todayInIndia(), reference: '', note: '' };
  const logged = await callAsStaff<DeskMoney>(page, 'post', path, paid);
  const payment = logged.payments.at(-1)?._id;
  const { documents } = await callAsStaff<DeskMoney>(page, 'post', `${path}/${payment}/verification`, {});
  return documents.at(-1)?._id ?? '';
}

/** Two people at so many rupees each, accepted by phone; answers the enquiry. */
export async function storeAgreed(page: Page, given: Record<string, unknown>, each: number): Promise<string> {
  const { _id: enquiryId } = await storeEnquiry(page, given);
  const { _id } = await sendQuote(page, { options: onePriceEach(each) }, { enquiryId });
  const accepted = { option: 0, name: 'Asha Rai', state: '19', channel: 'phone', isMeant: true };
  await callAsStaff(page, 'post', `/manage/bookings/${enquiryId}/quotes/${_id}/acceptance`, accepted);
  return enquiryId;
}
