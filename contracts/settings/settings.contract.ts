import { z } from 'zod';
import { POLICY_PARTS } from '../policies/policy-parts.ts';
import { LATE_AFTERS } from './late-after.ts';

export const businessSettings = z.object({
  agencyName: z.string(),
  tagline: z.string(),
  phones: z.array(z.string()),
  email: z.string(),
  /** E.164, for wa.me links. */
  whatsapp: z.string(),
  addressLines: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  officeHours: z.string(),
  socials: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Licence, registrations and tax numbers, such as the GSTIN. */
  registrations: z.array(z.object({ name: z.string(), number: z.string() })),
  replyWithin: z.string(),
});

export const policyFact = z.object({
  part: z.enum(POLICY_PARTS),
  text: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  checkedOn: z.string(),
});

export const policySettings = z.object({
  /** YYYY-MM-DD, ascending; nothing is refunded shortly before these days. */
  seasonStarts: z.array(z.string()),
  policyFacts: z.array(policyFact),
});

export const siteQuestions = z.object({
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const deskSettings = z.object({
  /** Uninvited reviews wait until staff have checked them. */
  areReviewsHeld: z.boolean(),
  lateAfter: z.enum(LATE_AFTERS),
});

export const storedSettings = businessSettings.extend({
  ...policySettings.shape,
  ...siteQuestions.shape,
  ...deskSettings.shape,
});

export const NEVER_PLACEHOLDERS: readonly string[] = ['registrations', ...Object.keys(deskSettings.shape)];

export const siteSettings = businessSettings.extend({ placeholders: z.array(z.string()) });

export type BusinessSettings = z.infer<typeof businessSettings>;
export type SiteSettings = z.infer<typeof siteSettings>;
export type PolicyFact = z.infer<typeof policyFact>;
export type PolicySettings = z.infer<typeof policySettings>;
export type SiteQuestions = z.infer<typeof siteQuestions>;
export type StoredSettings = z.infer<typeof storedSettings>;
