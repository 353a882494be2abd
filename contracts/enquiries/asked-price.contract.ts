import { z } from 'zod';
import { workedOutPrice } from '../dossier/worked-out-price.contract.ts';

/** What the trip cost as it was asked for. It stays, whatever becomes of the tour and of the enquiry. */
export const askedPrice = z.object({
  /** As the site worked it out then; null where nobody had said a price. */
  worked: workedOutPrice.nullable(),
  /** The total on the page that was sent, where it was another: it may have been open for days. */
  shown: z.number().int().nullable(),
});

/** What an enquiry's trip costs, for staff. */
export const enquiryPrice = z.object({
  /** By what the enquiry says and the tour costs now; null where nobody has said. */
  now: workedOutPrice.nullable(),
  /** Why there is none, or what else to mind of this party, a sentence each. */
  notes: z.array(z.string()),
  asked: askedPrice.nullable(),
});

export type AskedPrice = z.infer<typeof askedPrice>;
export type EnquiryPrice = z.infer<typeof enquiryPrice>;
