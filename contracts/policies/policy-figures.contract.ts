import { z } from 'zod';
import type { PolicyFigures } from './policy-figures.ts';

export const policyFigures = z.object({
  advancePercent: z.number(),
  balanceDays: z.number(),
  deductions: z.array(z.object({ days: z.number(), percent: z.number() })),
  seasonStarts: z.array(z.object({ day: z.string() })),
  seasonDays: z.number(),
}) satisfies z.ZodType<PolicyFigures>;
