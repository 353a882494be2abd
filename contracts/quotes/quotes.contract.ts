import { z } from 'zod';
import { text } from '../dossier/body-fields.contract.ts';
import { isMeant } from '../enquiries/seen.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { wholeNumber } from '../fields/number.contract.ts';
import { cleanText, givenId, id, requiredLine, requiredText, timestamp } from '../fields/text.contract.ts';
import { ABROAD, STATES } from '../money/indian-states.ts';
import { MONEY_LIMITS } from '../money/money-terms.ts';
import { REGISTRATIONS, TAX_KINDS, TCS_KINDS } from '../money/tax-rules.ts';
import { policyFigures } from '../policies/policy-figures.contract.ts';
import { isGstin } from '../settings/gstin.ts';
import { DUE_CAUSES } from './payment-schedule.ts';
import { type QuoteBody, quoteBody } from './quote-body.contract.ts';
import { QUOTE_LIMITS } from './quote-limits.ts';
import { ACCEPT_CHANNELS, SHOWN_QUOTE_STATES, TREATMENTS } from './quote-terms.ts';

const paise = z.number().int();
const L = QUOTE_LIMITS;

/** `total` is what the traveller pays. */
export const quoteTotalsShape = z.object({
  /** Lines in the price, less the discount; with tax, if prices include it. */
  priced: paise,
  discount: paise,
  passedThrough: paise,
  taxPercent: z.number(),
  /** What the tax is counted on. */
  taxable: paise,
  tax: paise,
  tcsPercent: z.number(),
  tcs: paise,
  rounding: paise,
  total: paise,
});

export const taxRulesShape = z.object({
  registration: z.enum(REGISTRATIONS),
  packagePercent: z.number(),
  packageSentence: z.string(),
  otherPercent: z.number(),
  sac: z.string(),
  isRounded: z.boolean(),
  tcsPercent: z.number(),
  tcsPercentWithoutPan: z.number(),
});

const quoteDay = z.object({ title: z.string(), stay: z.string(), vehicle: z.string() });
const toldLine = z.object({
  text: z.string(),
  quantity: z.number().int(),
  /** Whole rupees. */
  each: z.number().int(),
  treatment: z.enum(TREATMENTS),
});
const agreedInstalment = z.object({ dueOn: z.string(), percent: z.number().int() });

/** As stored: see `quoteContent` for what staff may type. */
export const quoteShape = z.object({
  travelDay: z.string().nullable(),
  people: z.number().int().nullable(),
  validUntil: z.string().nullable(),
  words: z.string(),
  days: z.array(quoteDay),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  options: z.array(
    z.object({
      label: z.string(),
      lines: z.array(toldLine.extend({ cost: z.number().int().nullable() })),
      discount: z.number().int(),
      discountReason: z.string(),
    }),
  ),
  taxKind: z.enum(TAX_KINDS),
  isTaxIncluded: z.boolean(),
  exemptPercent: z.number().int(),
  tcsKind: z.enum(TCS_KINDS),
  instalments: z.array(agreedInstalment),
}) satisfies z.ZodType<QuoteBody>;

const due = z.object({ cause: z.enum(DUE_CAUSES), dueOn: z.string(), paise });

/** What somebody was told, as it was sent. */
export const sentQuote = z.object({
  reference: z.string(),
  number: z.number().int(),
  sentAt: timestamp,
  fullName: z.string(),
  tour: z.object({ title: z.string(), slug: z.string().nullable() }),
  travelDay: z.string(),
  people: z.number().int(),
  validUntil: z.string(),
  words: z.string(),
  days: z.array(quoteDay),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  options: z.array(
    z.object({
      label: z.string(),
      lines: z.array(toldLine),
      discountReason: z.string(),
      totals: quoteTotalsShape,
    }),
  ),
  tax: z.object({
    kind: z.enum(TAX_KINDS),
    isIncluded: z.boolean(),
    exemptPercent: z.number(),
    tcsKind: z.enum(TCS_KINDS),
    rules: taxRulesShape,
  }),
  instalments: z.array(agreedInstalment),
  seller: z.object({
    agencyName: z.string(),
    phones: z.array(z.string()),
    email: z.string(),
    whatsapp: z.string(),
    addressLines: z.array(z.string()),
    registrations: z.array(z.object({ name: z.string(), number: z.string() })),
  }),
  terms: z.object({
    figures: policyFigures,
    /** HTML, as the server wrote it: see write-markdown.ts. */
    parts: z.array(z.object({ title: z.string(), points: z.array(z.string()) })),
  }),
});

/** Who accepted, and what was agreed. */
export const quoteDecision = z.object({
  option: z.number().int(),
  name: z.string(),
  state: z.string(),
  gstin: z.string(),
  address: z.string().optional(),
  /** Null: by the link. */
  channel: z.enum(ACCEPT_CHANNELS).nullable(),
  plan: z.array(due),
  /** As the trip is since it was moved, or somebody has joined or cancelled. */
  travelDay: z.string().optional(),
  people: z.number().int().optional(),
});

const summary = {
  _id: id,
  number: z.number().int().nullable(),
  state: z.enum(SHOWN_QUOTE_STATES),
  version: z.number().int(),
  by: z.string(),
  validUntil: z.string().nullable(),
  updatedAt: timestamp,
  sentAt: timestamp.nullable(),
  /** By a person: programs that look through mails do not touch the page. */
  openedAt: timestamp.nullable(),
  decidedAt: timestamp.nullable(),
  options: z.array(z.object({ label: z.string(), total: paise })),
  decision: quoteDecision.nullable(),
  reason: z.string(),
};

export const quoteInList = z.object(summary);

export const deskQuote = z.object({
  ...summary,
  enquiry: z.object({
    _id: id,
    reference: z.string(),
    fullName: z.string(),
    userEmail: z.string(),
    phone: z.string(),
    tourName: z.string(),
  }),
  content: quoteShape,
  rules: taxRulesShape,
  figures: policyFigures,
  sent: sentQuote.nullable(),
});

export const suggestedQuote = z.object({
  _id: id,
  reference: z.string(),
  number: z.number().int(),
  state: z.enum(SHOWN_QUOTE_STATES),
  sentAt: timestamp,
  content: quoteShape,
});

export const travellerQuote = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['unknown', 'superseded', 'withdrawn']) }),
  z.object({
    state: z.enum(['sent', 'lapsed', 'accepted', 'declined']),
    quote: sentQuote,
    sha256: z.string(),
    /** For each option, if it were accepted today. */
    plans: z.array(z.array(due)),
    decision: quoteDecision.nullable(),
    decidedAt: timestamp.nullable(),
    /** `over`: they have travelled; `off`: nobody does. */
    trip: z.enum(['ahead', 'over', 'off']),
  }),
]);

export const stateCodes = Object.keys(STATES) as (keyof typeof STATES)[];
const homes: string[] = [...stateCodes, ABROAD];
/** In capitals; empty: none. */
export const typedGstin = text('the GSTIN', 60)
  .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .refine((typed) => typed === '' || isGstin(typed), 'This is no GSTIN: it has 15 letters and digits.'),
  );

const accepted = {
  option: wholeNumber('Choose an option.', {
    min: [0, 'Choose an option.'],
    max: [L.options - 1, 'Choose an option.'],
  }),
  name: requiredLine('the name of who accepts', LIMITS.name),
  state: z.enum(homes, { error: 'Choose the state you live in.' }),
  gstin: typedGstin,
  /** Of who is registered: on each paper of the trip. */
  address: text('the address', MONEY_LIMITS.address),
};

export const acceptQuoteBody = z.object({
  ...accepted,
  hasAgreed: z.literal(true, { error: 'Please agree to the terms.' }),
  /** Of the quotation that was read. */
  sha256: z
    .string({ error: 'Load the quotation again.' })
    .max(64, 'Load the quotation again.')
    .transform(cleanText),
});

export const staffAcceptBody = z.object({
  ...accepted,
  state: z.enum(homes, { error: 'Choose the state they live in.' }),
  channel: z.enum(ACCEPT_CHANNELS, { error: 'Say how they accepted.' }),
  isMeant,
});

export const declineQuoteBody = z.object({ reason: text('the reason', L.reason) });
export const askAboutQuoteBody = z.object({ question: requiredText('your question', L.question) });
export const sendQuoteBody = quoteBody
  .pick({ version: true })
  .extend({ isMailed: z.boolean({ error: 'Say whether it goes out by mail: true or false.' }) });
export const newQuoteBody = z.object({ from: givenId.nullish().transform((from) => from ?? null) });
export const quoteParams = z.object({ id: givenId, quote: givenId });
/** The path: the browser knows the site's own address. */
export const quoteLink = z.object({ path: z.string() });

export type SentQuote = z.infer<typeof sentQuote>;
export type QuoteDecision = z.infer<typeof quoteDecision>;
export type QuoteInList = z.infer<typeof quoteInList>;
export type DeskQuote = z.infer<typeof deskQuote>;
export type SuggestedQuote = z.infer<typeof suggestedQuote>;
export type TravellerQuote = z.infer<typeof travellerQuote>;
export type AcceptQuoteBody = z.output<typeof acceptQuoteBody>;
