import { z } from 'zod';
import { timestamp } from './fields/text.contract.ts';

export const consentRecord = z.object({
  purpose: z.string(),
  wording: z.string(),
  version: z.string(),
  givenAt: timestamp,
  network: z.string().nullable(),
});

export type ConsentRecord = z.infer<typeof consentRecord>;
