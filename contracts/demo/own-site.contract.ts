import { z } from 'zod';
import { timestamp } from '../fields/text.contract.ts';
import { OWN_SITE_KINDS } from './own-site-kinds.ts';

const file = z.string();

/** Of the whole site, before it is emptied. */
export const storedSiteBackup = z.discriminatedUnion('state', [
  /** `until`: by then its process says that it is still at work. */
  z.object({ state: z.literal('working'), at: timestamp, until: timestamp }),
  z.object({ state: z.literal('failed'), at: timestamp, why: z.string() }),
  z.object({ state: z.literal('made'), at: timestamp, file, rows: z.record(z.string(), z.number()) }),
  /** The site was emptied after it. */
  z.object({ state: z.literal('used'), at: timestamp, file }),
]);

export const ownSite = z.object({
  /** Tours of the demo stand as they came; only then can the site be emptied. */
  isDemo: z.boolean(),
  counts: z.partialRecord(z.enum(OWN_SITE_KINDS), z.number()),
  backup: z
    .object({
      state: z.enum(['working', 'failed', 'made', 'used']),
      at: timestamp,
      file: file.optional(),
      why: z.string().optional(),
    })
    .nullable(),
  asksForCode: z.boolean(),
});

export type StoredSiteBackup = z.infer<typeof storedSiteBackup>;
export type OwnSite = z.infer<typeof ownSite>;
