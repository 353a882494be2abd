import { LIMITS } from '../../contracts/fields/field-limits.ts';
import { MONEY_LIMITS } from '../../contracts/money/money-terms.ts';
import { QUOTE_LIMITS as L } from '../../contracts/quotes/quote-limits.ts';
import { newId } from '../../server/db/identifiers.ts';
import { many, text } from './full-bodies.ts';
import { TRAVEL_DAY } from './travel-day.ts';

const line = {
  text: text(L.line),
  quantity: 1_000,
  each: 99_999_999,
  cost: 99_999_999,
  treatment: 'passed_through',
};
const QUOTE = {
  ...{ travelDay: TRAVEL_DAY, people: 500, validUntil: TRAVEL_DAY, words: text(L.words) },
  days: many(L.days, { title: text(L.line), stay: text(L.stay), vehicle: text(L.line) }),
  included: many(L.listed, text(200)),
  notIncluded: many(L.listed, text(200)),
  options: many(L.options, {
    ...{ label: text(L.label), lines: many(L.lines, line), discount: 0, discountReason: text(L.line) },
  }),
  ...{ taxKind: 'package', isTaxIncluded: false, exemptPercent: 50, tcsKind: 'without_pan' },
  instalments: Array.from({ length: L.instalments }, (_, at) => ({
    dueOn: `2027-${String(at + 1).padStart(2, '0')}-01`,
    percent: at === 0 ? 101 - L.instalments : 1,
  })),
  version: 1_000_000_000,
};
const accepted = {
  address: text(MONEY_LIMITS.address),
  option: 3,
  name: text(LIMITS.name),
  state: '96',
  gstin: '27AAPFU0939F1ZV',
};
const OF_QUOTE = '/manage/bookings/:id/quotes/:quote';

export const FULL_QUOTE_CALLS = {
  'POST /quotes/:token/acceptance': { ...accepted, hasAgreed: true, sha256: 'f'.repeat(64) },
  'POST /quotes/:token/refusal': { reason: text(L.reason) },
  'POST /quotes/:token/questions': { question: text(L.question) },
  'POST /manage/bookings/:id/quotes': { from: newId() },
  [`PUT ${OF_QUOTE}`]: QUOTE,
  [`POST ${OF_QUOTE}/sending`]: { version: 1_000_000_000, isMailed: false },
  [`POST ${OF_QUOTE}/withdrawal`]: { reason: text(L.reason) },
  [`POST ${OF_QUOTE}/refusal`]: { reason: text(L.reason) },
  [`POST ${OF_QUOTE}/acceptance`]: { ...accepted, channel: 'in_person', isMeant: false },
};
