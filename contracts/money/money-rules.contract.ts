import { z } from 'zod';
import { text } from '../dossier/body-fields.contract.ts';
import { calendarDay } from '../fields/day.contract.ts';
import { typedNumber } from '../fields/number.contract.ts';
import { requiredLine, timestamp } from '../fields/text.contract.ts';
import { stateCodes, taxRulesShape, typedGstin } from '../quotes/quotes.contract.ts';
import { MONEY_LIMITS } from './money-terms.ts';
import { REGISTRATIONS } from './tax-rules.ts';

const LINE = 120;
const SENTENCE = 400;

const percent = (what: string) => {
  const fault = `Enter ${what} in percent, from 0 to 50.`;
  return typedNumber(fault, 'percent').pipe(z.number().min(0, fault).max(50, fault));
};
const flag = (fault: string) => z.boolean({ error: fault });
const capitals = (typed: string) => typed.replace(/\s/g, '').toUpperCase();
const matching = (what: string, max: number, pattern: RegExp, fault: string) =>
  text(what, max)
    .transform(capitals)
    .pipe(z.string().refine((typed) => typed === '' || pattern.test(typed), fault));

const UPI_FAULT = 'A UPI ID looks like name@bank.';

export const moneyRulesBody = z
  .object({
    registration: z.enum(REGISTRATIONS, { error: 'Say how the agency is registered.' }),
    packagePercent: percent('the lower rate'),
    packageSentence: text('the sentence', SENTENCE),
    otherPercent: percent('the usual rate'),
    sac: matching('the SAC', 8, /^\d{4,8}$/, 'A SAC has 4 to 8 digits.'),
    isRounded: flag('Say whether totals are rounded: true or false.'),
    tcsPercent: percent('the tax collected at source'),
    tcsPercentWithoutPan: percent('the tax collected at source without a PAN'),
    legalName: text('the legal name', LINE),
    gstin: typedGstin,
    homeState: z.enum(stateCodes, { error: 'Choose the state you are registered in.' }),
    upiId: text('the UPI ID', LINE).pipe(
      z.string().refine((typed) => typed === '' || /^[\w.-]{2,80}@[a-zA-Z0-9]{2,30}$/.test(typed), UPI_FAULT),
    ),
    upiName: text('the name of the UPI account', LINE),
    isMerchantVerified: flag('Say whether it is a verified merchant’s: true or false.'),
    bankHolder: text('the holder of the account', LINE),
    bankAccount: matching('the account', 40, /^\d{6,20}$/, 'An account number has 6 to 20 digits.'),
    ifsc: matching('the IFSC', 20, /^[A-Z]{4}0[A-Z0-9]{6}$/, 'An IFSC looks like SBIN0001234.'),
    bankName: text('the bank', LINE),
    prefix: requiredLine('the letters that numbers begin with', MONEY_LIMITS.prefix)
      .transform(capitals)
      .pipe(z.string().regex(/^[A-Z0-9]{1,3}$/, 'Use up to three capitals and digits.')),
    isChecked: flag('Say whether your accountant has looked at it: true or false.'),
  })
  .superRefine((rules, context) => {
    const { registration, gstin, homeState, upiId, upiName, bankAccount, ifsc, legalName } = rules;
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (registration !== 'none' && gstin === '') fault('gstin', 'Who is registered has a GSTIN.');
    if (registration === 'none' && gstin !== '') fault('gstin', 'Say how the agency is registered.');
    if (registration !== 'none' && legalName === '')
      fault('legalName', 'Enter the name that the registration has.');
    if (registration === 'regular' && rules.packageSentence === '')
      fault('packageSentence', 'The lower rate holds only for bills that say this sentence.');
    if (gstin !== '' && gstin.slice(0, 2) !== homeState) fault('homeState', 'The GSTIN is of another state.');
    if (upiId !== '' && upiName === '') fault('upiName', 'Enter the name that the UPI ID is known by.');
    if (bankAccount !== '' && ifsc === '') fault('ifsc', 'Enter the IFSC of the account.');
  });

/** Of what is stored, which was checked by the rules of its day. */
export const moneyRulesShape = taxRulesShape.extend({
  /** Empty: the agency’s name. */
  legalName: z.string(),
  gstin: z.string(),
  homeState: z.enum(stateCodes),
  upiId: z.string(),
  upiName: z.string(),
  /** Banks refuse payment links to others. */
  isMerchantVerified: z.boolean(),
  bankHolder: z.string(),
  bankAccount: z.string(),
  ifsc: z.string(),
  bankName: z.string(),
  /** Capitals and digits, of the numbers of documents. */
  prefix: z.string(),
  /** The accountant has looked at it. */
  isChecked: z.boolean(),
});

export const moneyRulesSet = z.object({
  /** Null: what holds until staff say otherwise. */
  fromDay: z.string().nullable(),
  by: z.string(),
  updatedAt: timestamp,
  /** It has not begun. */
  isAhead: z.boolean(),
  isInForce: z.boolean(),
  rules: moneyRulesShape,
});

export const moneyRulesParams = z.object({ day: calendarDay('Choose from which day it holds.') });

export type MoneyRulesSet = z.infer<typeof moneyRulesSet>;
