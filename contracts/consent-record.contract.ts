import { z } from 'zod';
import { timestamp } from './fields/text.contract.ts';

/** What somebody agreed to by sending something, as it was shown to them. */
export const consentRecord = z.object({
  purpose: z.string(),
  wording: z.string(),
  version: z.string(),
  givenAt: timestamp,
  /** The network address that it came from, as the site saw it; null where staff wrote it down. */
  network: z.string().nullable(),
});

export type ConsentRecord = z.infer<typeof consentRecord>;
