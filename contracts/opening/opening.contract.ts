import { z } from 'zod';
import { timestamp } from '../fields/text.contract.ts';
import { START_STEPS, WANTED_TO_OPEN } from './start-steps.ts';

const step = z.enum(START_STEPS, { error: 'There is no such step.' });

export const storedOpening = z.object({
  /** Null: only staff see the site. */
  openedAt: timestamp.nullable(),
  skipped: z.array(step),
  /** The checklist on the dashboard. */
  isPutAway: z.boolean(),
});

export const opening = storedOpening.extend({
  done: z.array(step),
  missing: z.array(z.enum(WANTED_TO_OPEN)),
  hasDraftTour: z.boolean(),
  /** `here`: it can be taken away, or comes back. Null: it never was, or is gone. */
  demo: z.enum(['here', 'emptied']).nullable(),
});

export const openingBody = z.object({
  isOpen: z.boolean({ error: 'Say whether visitors see the site: true or false.' }),
});

/** One change: what another tab did stands. */
export const startStepsBody = z.object({
  skips: step.optional(),
  isPutAway: z.boolean({ error: 'Say whether the list is put away: true or false.' }).optional(),
});

export type StoredOpening = z.infer<typeof storedOpening>;
export type Opening = z.infer<typeof opening>;
