import { z } from 'zod';
import { POLICY_PARTS } from '../policies/policy-parts.ts';
import { LATE_AFTERS } from './late-after.ts';

/** The agency's details on the site. Staff replace the placeholders that it ships with. */
export const businessSettings = z.object({
  agencyName: z.string(),
  tagline: z.string(),
  /** Two, written for reading; the site makes the tel: links. */
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
  /** By when whoever writes to the agency is answered, as it is told them: within one working day. */
  replyWithin: z.string(),
});

/** A third party's rule that may change, with its source and the day when staff last checked it. */
export const policyFact = z.object({
  part: z.enum(POLICY_PARTS),
  text: z.string(),
  source: z.string(),
  /** Where the source says so; empty where there is no such page. */
  sourceUrl: z.string(),
  /** YYYY-MM-DD. */
  checkedOn: z.string(),
});

/** What staff set of the policies. Apart from the business settings, which travel with every page. */
export const policySettings = z.object({
  /** First days of the seasons before which nothing is refunded, YYYY-MM-DD, the earliest first. */
  seasonStarts: z.array(z.string()),
  policyFacts: z.array(policyFact),
});

/** What is asked about all tours. Apart from the others, for it is long and stands on one page. */
export const siteQuestions = z.object({
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

/** How staff work; no page of travellers shows it. */
const deskSettings = z.object({
  /** Reviews of whoever did not come by the link of an invitation wait until staff have looked at them. */
  areReviewsHeld: z.boolean(),
  /** After how long what nobody has answered is late. */
  lateAfter: z.enum(LATE_AFTERS),
});

export const storedSettings = businessSettings.extend({
  ...policySettings.shape,
  ...siteQuestions.shape,
  ...deskSettings.shape,
});

/** What is right as it ships: nobody has to confirm it. */
export const NEVER_PLACEHOLDERS: readonly string[] = ['registrations', ...Object.keys(deskSettings.shape)];

/** With the names of the settings that are still placeholders. */
export const siteSettings = businessSettings.extend({ placeholders: z.array(z.string()) });

export type BusinessSettings = z.infer<typeof businessSettings>;
export type SiteSettings = z.infer<typeof siteSettings>;
export type PolicyFact = z.infer<typeof policyFact>;
export type PolicySettings = z.infer<typeof policySettings>;
export type SiteQuestions = z.infer<typeof siteQuestions>;
export type StoredSettings = z.infer<typeof storedSettings>;
