import { MONEY_LIMITS as L } from '../../contracts/money/money-terms.ts';
import { newId } from '../../server/db/identifiers.ts';
import { text } from './full-bodies.ts';
import { GSTIN_OF_BENGAL } from './money-desk.ts';
import { TRAVEL_DAY } from './travel-day.ts';

const AMOUNT = '₹1,00,000.50';
const PAID = { amount: AMOUNT, paidOn: '2026-11-30' };
const LOGGED = { ...PAID, method: 'other', reference: text(L.reference), note: text(L.note) };
const REASON = { reason: text(L.reason) };
const OF_PAYMENT = 'POST /manage/bookings/:id/payments/:payment';

export const FULL_MONEY_CALLS = {
  'POST /quotes/:token/payments': { ...PAID, method: 'bank', reference: '4'.repeat(22), slip: newId() },
  'POST /manage/bookings/:id/payments': LOGGED,
  [`${OF_PAYMENT}/rejection`]: REASON,
  [`${OF_PAYMENT}/reversal`]: REASON,
  'POST /manage/bookings/:id/dues': { amount: AMOUNT, dueOn: TRAVEL_DAY, ...REASON },
  'PUT /manage/bookings/:id/dues/:due': {
    ...{ amount: AMOUNT, dueOn: TRAVEL_DAY, expected: { paise: 100, dueOn: TRAVEL_DAY } },
    ...REASON,
  },
  'PUT /manage/bookings/:id/reminders': { areOn: false },
  'POST /manage/bookings/:id/invoice': { address: text(L.address) },
  'POST /manage/bookings/:id/cancellation': {
    ...{ people: 500, refund: AMOUNT, charge: AMOUNT, expected: { charge: 100, refund: 0 } },
    ...REASON,
  },
  'POST /manage/bookings/:id/refunds': LOGGED,
  'POST /manage/bookings/:id/refunds/:refund/reversal': REASON,
  'PUT /manage/money/rules/:day': {
    ...{ registration: 'composition', packagePercent: 12.5, packageSentence: text(400), otherPercent: 12.5 },
    ...{ sac: '99855512', isRounded: false, tcsPercent: 12.5, tcsPercentWithoutPan: 12.5 },
    ...{ legalName: text(120), gstin: GSTIN_OF_BENGAL, homeState: '19' },
    ...{ upiId: `${'a'.repeat(80)}@${'b'.repeat(30)}`, upiName: text(120), isMerchantVerified: false },
    ...{ bankHolder: text(120), bankAccount: '1'.repeat(20), ifsc: 'SBIN0001234', bankName: text(120) },
    ...{ prefix: 'XYZ', isChecked: false },
  },
};
