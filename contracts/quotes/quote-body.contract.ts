import { z } from 'zod';
import { line, listOf, open, rupees, text } from '../dossier/body-fields.contract.ts';
import { calendarDay } from '../fields/day.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { wholeNumber } from '../fields/number.contract.ts';
import { requiredLine } from '../fields/text.contract.ts';
import { TAX_KINDS, TCS_KINDS } from '../money/tax-rules.ts';
import { QUOTE_LIMITS } from './quote-limits.ts';
import { TREATMENTS } from './quote-terms.ts';

const L = QUOTE_LIMITS;

const quoteLine = z.object(
  {
    text: requiredLine('what the line is for', L.line),
    quantity: wholeNumber('Enter how many as a whole number.', {
      min: [1, 'At least 1.'],
      max: [L.quantity, `At most ${L.quantity}.`],
    }),
    each: rupees('the price of one'),
    /** Of one, in rupees; only staff see it. */
    cost: open(rupees('what one costs you')),
    treatment: z.enum(TREATMENTS, { error: 'Say how the line counts.' }),
  },
  { error: 'A line has a text, a number and a price.' },
);

const quoteOption = z
  .object(
    {
      label: requiredLine('a name for the option', L.label),
      lines: listOf(quoteLine, L.lines, 'lines').min(1, 'An option has at least one line.'),
      /** Whole rupees. */
      discount: rupees('the discount'),
      discountReason: text('the reason for the discount', L.line),
    },
    { error: 'An option has a name and lines.' },
  )
  .superRefine(({ lines, discount, discountReason }, context) => {
    const priced = lines.reduce(
      (sum, { quantity, each, treatment }) => sum + (treatment === 'priced' ? quantity * each : 0),
      0,
    );
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (discount > priced) fault('discount', 'The discount is more than the price.');
    if (discount > 0 && discountReason === '') fault('discountReason', 'Say what the discount is for.');
  });

const quoteDay = z.object(
  {
    title: requiredLine('what happens on this day', L.line),
    stay: text('the hotel', L.stay),
    vehicle: text('the vehicle', L.line),
  },
  { error: 'A day has a title, a hotel and a vehicle.' },
);

const instalment = z.object(
  {
    dueOn: calendarDay('Choose by when it is paid.'),
    percent: wholeNumber('Enter the share in percent.', {
      min: [1, 'At least 1%.'],
      max: [100, 'At most 100%.'],
      around: 'percent',
    }),
  },
  { error: 'An instalment has a day and a share.' },
);

export const quoteContent = z.object({
  travelDay: open(calendarDay('Choose the day of travel.')),
  people: open(
    wholeNumber('Enter how many travel as a whole number.', {
      min: [1, 'At least 1 person travels.'],
      max: [LIMITS.guestSizeMax, `At most ${LIMITS.guestSizeMax} people travel.`],
    }),
  ),
  validUntil: open(calendarDay('Choose until when the price holds.')),
  words: text('your own words', L.words),
  days: listOf(quoteDay, L.days, 'days'),
  included: listOf(line('what is included'), L.listed, 'lines'),
  notIncluded: listOf(line('what is not included'), L.listed, 'lines'),
  options: listOf(quoteOption, L.options, 'options').min(1, 'A quotation has at least one option.'),
  taxKind: z.enum(TAX_KINDS, { error: 'Choose the rate of GST.' }),
  isTaxIncluded: z.boolean({ error: 'Say whether the prices include GST: true or false.' }),
  /** Percent of a foreigner's tour that is abroad. */
  exemptPercent: wholeNumber('Enter the share abroad in percent.', {
    min: [0, 'A share cannot be below zero.'],
    max: [50, 'At most half of a tour is exempt.'],
    around: 'percent',
  }),
  tcsKind: z.enum(TCS_KINDS, { error: 'Choose the tax collected at source.' }),
  /** Empty: by the policy's advance and balance. */
  instalments: listOf(instalment, L.instalments, 'instalments').superRefine((all, context) => {
    const sum = all.reduce((total, { percent }) => total + percent, 0);
    const isLater = all.every(({ dueOn }, at) => at === 0 || dueOn > (all[at - 1]?.dueOn ?? ''));
    if (all.length > 0 && sum !== 100)
      context.addIssue({ code: 'custom', message: `The instalments are ${sum}% together, not 100%.` });
    if (!isLater)
      context.addIssue({ code: 'custom', message: 'Each instalment is due later than the one before.' });
  }),
});

export const quoteBody = quoteContent.extend({
  version: wholeNumber('Load the quotation before you change it.', {
    min: [0, 'Load the quotation before you change it.'],
    max: [1_000_000_000, 'Load the quotation before you change it.'],
  }),
});

export type QuoteBody = z.output<typeof quoteContent>;
export type QuoteOption = QuoteBody['options'][number];
export type QuoteLine = QuoteOption['lines'][number];
