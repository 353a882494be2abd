import { z } from 'zod';

/** What the site says about the agency. Staff replace the placeholders that it ships with. */
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
});

/** With the names of the settings that are still placeholders. */
export const siteSettings = businessSettings.extend({ placeholders: z.array(z.string()) });

export type BusinessSettings = z.infer<typeof businessSettings>;
export type SiteSettings = z.infer<typeof siteSettings>;
