import { z } from 'zod';
import { DIFFICULTIES } from './dossier-terms.ts';
import { THEMES } from './themes.ts';

export const tourTraits = z.object({
  themes: z.array(z.enum(THEMES)),
  startTown: z.string(),
  goodMonths: z.array(z.number().int()),
  highestMetres: z.number().int().nullable(),
  difficulty: z.enum(['', ...DIFFICULTIES]),
  minAge: z.number().int().nullable(),
  feesPerPerson: z.number().int(),
});

export type TourTraits = z.infer<typeof tourTraits>;
