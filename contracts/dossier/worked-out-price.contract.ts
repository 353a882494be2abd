import { z } from 'zod';

const rupees = z.number().int();

export const priceLine = z.object({ label: z.string(), count: z.number().int(), each: rupees, sum: rupees });

export const workedOutPrice = z.object({
  lines: z.array(priceLine),
  /** With fees, and with tax if the prices include it or a line adds it. */
  total: rupees,
  season: z.string().optional(),
  /** Fewer people than the tour needs: the total is not binding. */
  isBelowLeast: z.boolean(),
  isShared: z.boolean(),
});

export type PriceLine = z.infer<typeof priceLine>;
export type WorkedOutPrice = z.infer<typeof workedOutPrice>;
