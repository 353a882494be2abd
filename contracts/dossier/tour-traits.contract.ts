import { z } from 'zod';
import { DIFFICULTIES } from './dossier-terms.ts';
import { THEMES } from './themes.ts';

/** What lists, cards and filters know of a tour's dossier and days. */
export const tourTraits = z.object({
  themes: z.array(z.enum(THEMES)),
  /** Where it begins; empty where nobody has said. */
  startTown: z.string(),
  /** The months that are best or good for it, from 1. */
  goodMonths: z.array(z.number().int()),
  /** The highest place, in metres; null where no day names a height. */
  highestMetres: z.number().int().nullable(),
  /** Empty where nobody has said. */
  difficulty: z.enum(['', ...DIFFICULTIES]),
  /** Years; null where it is for every age, or nobody has said. */
  minAge: z.number().int().nullable(),
  /** Whole rupees that an adult pays on top of the price, and cannot avoid. */
  feesPerPerson: z.number().int(),
});

export type TourTraits = z.infer<typeof tourTraits>;
