import { z } from 'zod';
import { timestamp } from '../fields/text.contract.ts';
import { DEMO_KINDS } from './demo-kinds.ts';

const counts = z.partialRecord(z.enum(DEMO_KINDS), z.number());

export const demo = z.object({
  /** As it came: it would be taken away. */
  unchanged: counts,
  /** Changed by staff, or used by something of theirs: it stays. */
  theirs: counts,
  removed: counts,
  removedAt: timestamp.nullable(),
});

export type Demo = z.infer<typeof demo>;
