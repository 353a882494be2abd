import { z } from 'zod';
import { workedOutPrice } from '../dossier/worked-out-price.contract.ts';

export const askedPrice = z.object({
  worked: workedOutPrice.nullable(),
  /** The total on the sent page, if different: the page may have been open for days. */
  shown: z.number().int().nullable(),
});

export const enquiryPrice = z.object({
  now: workedOutPrice.nullable(),
  notes: z.array(z.string()),
  asked: askedPrice.nullable(),
});

export type AskedPrice = z.infer<typeof askedPrice>;
export type EnquiryPrice = z.infer<typeof enquiryPrice>;
