import type { DeskMoney, TravellerMoney } from '../../contracts/money/money.contract.ts';
import { FIRST_MONEY_RULES, type MoneyRules } from '../../contracts/money/money-rules.ts';
import type { BookingRow } from '../../server/db/schema.ts';
import { makeEnquiry } from './factories.ts';
import { quoteDesk } from './quote-desk.ts';
import type { TestApp } from './test-app.ts';

/** With a right check digit. */
export const GSTIN_OF_BENGAL = '19AAPFU0939F1ZS';

export const REGISTERED: MoneyRules = {
  ...FIRST_MONEY_RULES,
  ...{ registration: 'regular', gstin: GSTIN_OF_BENGAL, legalName: 'Teesta Trails Private Limited' },
};

type Agreed = {
  each?: number;
  people?: number;
  state?: string;
  gstin?: string;
  address?: string;
  travelDay?: string;
};

/** What staff and payers do with money, by the calls of the site. */
export function moneyDesk(site: TestApp, as: string) {
  const quotes = quoteDesk(site, as);
  const keyed = () => ({ 'idempotency-key': crypto.randomUUID() as string });
  const at = ({ id }: Pick<BookingRow, 'id'>, what: string) => `/manage/bookings/${id}/${what}`;
  const post = (enquiry: BookingRow, what: string, body: object = {}, who = as) =>
    site.post<DeskMoney>(at(enquiry, what), { as: who, body, headers: keyed() });
  const paid = (given: object) => ({
    ...{ amount: '1,000', method: 'bank', paidOn: '2026-11-30', reference: '', note: '' },
    ...given,
  });

  return {
    ...{ quotes, post, keyed },
    money: async (enquiry: BookingRow) => (await site.get<DeskMoney>(at(enquiry, 'money'), { as })).body.data,
    /** A trip at so many rupees a person, accepted by its link. */
    async agreed({
      each = 33_000,
      people = 2,
      state = '19',
      gstin = '',
      address = '',
      travelDay = '2027-04-12',
    }: Agreed = {}) {
      const enquiry = await makeEnquiry(site.db, { guest_size: people, book_at: travelDay });
      const line = { text: 'Tour', quantity: people, each, cost: null, treatment: 'priced' };
      const options = [{ label: 'Standard', lines: [line], discount: 0, discountReason: '' }];
      const days = ['Arrival', 'Yumthang', 'Back'].map((title) => ({ title, stay: '', vehicle: '' }));
      const content = { options, days, taxKind: 'package', isTaxIncluded: true, travelDay, people };
      const { token } = await quotes.sent(enquiry, content);
      const { status, body } = await quotes.accept(token, { state, gstin, address });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return { enquiry, token };
    },
    log: (enquiry: BookingRow, given: object = {}, who = as) => post(enquiry, 'payments', paid(given), who),
    decide: (
      enquiry: BookingRow,
      payment: string,
      what: string,
      body: object = { reason: 'Not ours' },
      who = as,
    ) => post(enquiry, `payments/${payment}/${what}`, body, who),
    /** Logged and verified. */
    async pay(enquiry: BookingRow, amount: number, given: object = {}) {
      const { body, status } = await post(enquiry, 'payments', paid({ amount, ...given }));
      const id = body.data?.payments.at(-1)?._id ?? '';
      if (status !== 200) throw new Error(JSON.stringify(body));
      return (await post(enquiry, `payments/${id}/verification`)).body.data;
    },
    payBack: (enquiry: BookingRow, given: object) => post(enquiry, 'refunds', paid(given)),
    /** Of an agency with an address. */
    async saveRules(day: string, rules: Partial<MoneyRules> = {}, who = as) {
      const address = { value: '["Hill Cart Road","Siliguri 734001"]', is_placeholder: 0 as const };
      await site.db
        .insertInto('settings')
        .values({ ...address, name: 'addressLines', updated_at: new Date().toISOString() })
        .onConflict((on) => on.column('name').doUpdateSet(address))
        .execute();
      return site.put(`/manage/money/rules/${day}`, { as: who, body: { ...REGISTERED, ...rules } });
    },
    say: (token: string, given: object) =>
      site.post<TravellerMoney>(`/quotes/${token}/payments`, {
        body: { amount: '33000', method: 'upi', paidOn: '2026-11-30', reference: '', ...given },
        headers: keyed(),
      }),
    ofLink: async (token: string) => (await site.get<TravellerMoney>(`/quotes/${token}/money`)).body.data,
  };
}
