import type { Page } from '@playwright/test';
import { todayInIndia } from '../../../contracts/india-time.ts';
import type { DeskMoney } from '../../../contracts/money/money.contract.ts';
import { callAsStaff, storeEnquiry } from './desk.ts';

type Made = { _id: string };
type Draft = Made & { version: number; content: { options: { lines: object[] }[] } };

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
  const { _id } = await storeEnquiry(page, given);
  const path = `/manage/bookings/${_id}/quotes`;
  const draft = await callAsStaff<Draft>(page, 'post', path, {});
  const lines = [{ text: 'Tour', quantity: 2, each, cost: null, treatment: 'priced' }];
  const options = [{ label: 'Standard', lines, discount: 0, discountReason: '' }];
  const quote = `${path}/${draft._id}`;
  const content = { ...draft.content, options, version: draft.version };
  const { version } = await callAsStaff<Draft>(page, 'put', quote, content);
  await callAsStaff(page, 'post', `${quote}/sending`, { version, isMailed: false });
  const accepted = { option: 0, name: 'Asha Rai', state: '19', channel: 'phone', isMeant: true };
  await callAsStaff(page, 'post', `${quote}/acceptance`, accepted);
  return _id;
}
