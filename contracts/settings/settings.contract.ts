import { z } from 'zod';
import { toLatinDigits } from '../fields/digits.ts';
import { typedNumber } from '../fields/number.contract.ts';
import { cleanText, emailAddress, requiredLine, timestamp } from '../fields/text.contract.ts';
import { webAddress } from '../fields/web-address.contract.ts';
import { AGENTS_SEE, STAFF_ROLES } from '../staff/staff-policy.ts';
import { isGstin } from './gstin.ts';
import { LATE_AFTERS } from './late-after.ts';

export const businessSettings = z.object({
  agencyName: z.string(),
  tagline: z.string(),
  town: z.string(),
  /** Those in which travellers are answered. */
  languages: z.array(z.string()),
  phones: z.array(z.string()),
  email: z.string(),
  /** E.164, for wa.me links. */
  whatsapp: z.string(),
  addressLines: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  officeHours: z.string(),
  socials: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Licence, registrations and tax numbers, such as the GSTIN. */
  registrations: z.array(z.object({ name: z.string(), number: z.string() })),
  replyWithin: z.string(),
});

const deskSettings = z.object({
  /** Uninvited reviews wait until staff have checked them. */
  areReviewsHeld: z.boolean(),
  lateAfter: z.enum(LATE_AFTERS),
  agentsSee: z.enum(AGENTS_SEE),
  /** Who signs in with a second step. */
  secondFactorRoles: z.array(z.enum(STAFF_ROLES)),
});

export const storedSettings = businessSettings.extend({
  ...deskSettings.shape,
});

/** Only owners change them, and no emptied site loses them. */
export const OF_OWNERS = ['agentsSee', 'secondFactorRoles'] as const satisfies (keyof StoredSettings)[];

export const NEVER_PLACEHOLDERS: readonly string[] = ['registrations', ...Object.keys(deskSettings.shape)];

export const siteSettings = businessSettings.extend({
  placeholders: z.array(z.string()),
  /** Until then only staff see the site. */
  isOpen: z.boolean(),
});

export const editableSettings = z.object({
  values: storedSettings,
  placeholders: z.array(z.string()),
  updatedAt: timestamp,
});

const phone = requiredLine('a phone number', 40)
  .transform(toLatinDigits)
  .pipe(
    z
      .string()
      .regex(/^\+?[\d\s().\-/]+$/, 'Write the number in digits, such as +91 98300 12345.')
      .refine(hasDigitsOfAPhone, 'A phone number has 7 to 15 digits.'),
  );

function hasDigitsOfAPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15;
}

function degrees(what: string, max: number) {
  const fault = `The ${what} is a number between −${max} and ${max}.`;
  return typedNumber(fault).pipe(z.number().min(-max, fault).max(max, fault));
}

function listOf<T extends z.ZodType>(item: T, what: string, { min = 0, max }: { min?: number; max: number }) {
  return z
    .array(item, { error: `Send ${what} as a list.` })
    .min(min, `Give at least ${min === 1 ? 'one' : min} of ${what}.`)
    .max(max, `Keep ${what} to ${max} at most.`);
}

function withoutRepeats(names: string[]): string[] {
  const same = (name: string) => name.toLowerCase();
  return names.filter((name, at) => names.findIndex((other) => same(other) === same(name)) === at);
}

const registration = z
  .object(
    { name: requiredLine('what it is', 80), number: requiredLine('its number', 80) },
    { error: 'A registration has a name and a number.' },
  )
  .transform(({ name, number }) => ({
    name,
    number: isTaxNumber(name) ? upperWithoutSpaces(number) : number,
  }))
  .refine(({ name, number }) => !isTaxNumber(name) || isGstin(number), {
    path: ['number'],
    error: 'This is no GSTIN: it has 15 letters and digits, the last of which checks the others.',
  });

const isTaxNumber = (name: string) => /^gstin?\b/i.test(name);
const upperWithoutSpaces = (number: string) => number.replace(/\s/g, '').toUpperCase();

/** Absent settings keep their values. A sent one is no longer a placeholder, even if unchanged. */
export const settingsBody = z.object({
  basedOn: z.string({ error: 'Load the settings before you change them.' }).max(40).transform(cleanText),
  agencyName: requiredLine('the agency’s name', 80).optional(),
  tagline: requiredLine('the tagline', 160).optional(),
  town: requiredLine('the town', 60).optional(),
  languages: listOf(requiredLine('the language', 40), 'the languages', { min: 1, max: 12 })
    .transform(withoutRepeats)
    .optional(),
  phones: listOf(phone, 'the phone numbers', { min: 1, max: 4 }).optional(),
  email: emailAddress.optional(),
  whatsapp: requiredLine('the WhatsApp number', 40).optional(),
  addressLines: listOf(requiredLine('this line', 120), 'the lines of the address', {
    min: 1,
    max: 6,
  }).optional(),
  latitude: degrees('latitude', 90).optional(),
  longitude: degrees('longitude', 180).optional(),
  officeHours: requiredLine('the office hours', 160).optional(),
  socials: listOf(
    z.object(
      { name: requiredLine('the name', 40), url: webAddress('the address') },
      { error: 'A social link has a name and an address.' },
    ),
    'the social links',
    { max: 8 },
  ).optional(),
  registrations: listOf(registration, 'the registrations', { max: 6 }).optional(),
  replyWithin: requiredLine('by when you answer', 60).optional(),
  areReviewsHeld: z
    .boolean({ error: 'Say whether you look at reviews before they are shown: true or false.' })
    .optional(),
  lateAfter: z.enum(LATE_AFTERS, { error: 'Choose after how long an answer is late.' }).optional(),
  agentsSee: z.enum(AGENTS_SEE, { error: 'Say what agents see: own or all.' }).optional(),
  secondFactorRoles: listOf(
    z.enum(STAFF_ROLES, { error: 'Choose owner, manager, agent or reader.' }),
    'the roles that sign in with a second step',
    { max: STAFF_ROLES.length },
  ).optional(),
});

export type BusinessSettings = z.infer<typeof businessSettings>;
export type SiteSettings = z.infer<typeof siteSettings>;
export type StoredSettings = z.infer<typeof storedSettings>;
export type EditableSettings = z.infer<typeof editableSettings>;
export type SettingsBody = z.infer<typeof settingsBody>;
