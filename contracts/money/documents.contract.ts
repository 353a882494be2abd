import { z } from 'zod';
import { id, timestamp } from '../fields/text.contract.ts';
import { DOCUMENT_KINDS } from './document-terms.ts';
import { PAYMENT_METHODS } from './money-terms.ts';

const text = z.string();
const paise = z.number().int();
const state = z.object({ code: text, name: text });

/** Paise; they are `total` together, but of a receipt, which has nothing else. */
const taxedAmountsShape = z.object({
  taxPercent: z.number(),
  taxable: paise,
  /** Of the price, abroad. */
  exempt: paise,
  cgst: paise,
  sgst: paise,
  igst: paise,
  passedThrough: paise,
  tcsPercent: z.number(),
  tcs: paise,
  rounding: paise,
  total: paise,
});

/** What a document says, as it was issued. Texts are empty where there is nothing to say. */
export const issuedDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  title: text,
  number: text,
  day: text,
  seller: z.object({ name: text, addressLines: z.array(text), gstin: text, state, contact: text }),
  buyer: z.object({ name: text, address: text, gstin: text, state }),
  trip: z.object({
    ...{ reference: text, title: text, travelDay: text, people: z.number().int() },
    /** Older ones do not say it. */
    lastDay: text.optional(),
  }),
  /** Of a registered agency alone. */
  placeOfSupply: state.nullable(),
  sac: text,
  lines: z.array(z.object({ text, quantity: z.number().int(), paise })),
  amounts: taxedAmountsShape,
  /** An invoice’s: what of receipts it takes in. Older ones do not say it. */
  advances: z.array(z.object({ number: text, day: text, amounts: taxedAmountsShape })).optional(),
  inWords: text,
  sentences: z.array(text),
  /** The document that it takes back, or adds to. */
  of: z.object({ number: text, day: text }).nullable(),
  payment: z.object({ method: z.enum(PAYMENT_METHODS), reference: text, day: text }).nullable(),
});

export const documentInList = z.object({
  _id: id,
  kind: z.enum(DOCUMENT_KINDS),
  title: text,
  number: text,
  day: text,
  issuedAt: timestamp,
  total: paise,
  /** Of what it says. */
  sha256: text,
});

export type IssuedDocument = z.infer<typeof issuedDocument>;
export type DocumentInList = z.infer<typeof documentInList>;
