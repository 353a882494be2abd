import { z } from 'zod';
import { SPAM_REASONS, type SpamReason } from './spam-reasons.ts';

export const spamMark = z.object({
  score: z.number().int(),
  reasons: z.array(z.enum(Object.keys(SPAM_REASONS) as [SpamReason, ...SpamReason[]])),
});

export type SpamMark = z.infer<typeof spamMark>;
