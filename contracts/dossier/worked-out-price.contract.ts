import { z } from 'zod';

const rupees = z.number().int();

/** `each`: of whoever pays it; with several of one kind, `sum` is for all of them. */
export const priceLine = z.object({ label: z.string(), count: z.number().int(), each: rupees, sum: rupees });

/** What a party pays for a tour, in whole rupees, and what it consists of. */
export const workedOutPrice = z.object({
  lines: z.array(priceLine),
  /** With every fee that nobody can avoid; with tax where the prices have it in them or it is a line. */
  total: rupees,
  /** The season whose price holds; left out outside of all. */
  season: z.string().optional(),
  /** Fewer travel than the tour needs: nobody has said what they pay, and the total is no promise. */
  isBelowLeast: z.boolean(),
  /** They join others on a departure: its price holds. */
  isShared: z.boolean(),
});

export type PriceLine = z.infer<typeof priceLine>;
export type WorkedOutPrice = z.infer<typeof workedOutPrice>;
