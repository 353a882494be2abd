import { z } from 'zod';
import { listOf, maybeText, noTwoAlike, openOrLeftOut } from '../dossier/body-fields.contract.ts';
import { optionalField, wholeNumber } from '../fields/number.contract.ts';
import { givenId, id, requiredLine } from '../fields/text.contract.ts';
import { todayInIndia } from '../india-time.ts';
import { managedPicture, picture } from '../media.contract.ts';
import { TEAM_LIMITS } from './team-terms.ts';

export const teamMember = z.object({
  _id: id,
  name: z.string(),
  role: z.string(),
  languages: z.array(z.string()),
  /** A sentence or two about them; may be empty. */
  words: z.string(),
  sinceYear: z.number().int().nullable(),
  picture: picture.nullable(),
});

export const shownTeamMember = teamMember.extend({
  tours: z.array(z.object({ slug: z.string(), title: z.string() })),
});

export const managedTeamMember = teamMember.extend({
  picture: managedPicture.nullable(),
  isShown: z.boolean(),
  position: z.number().int(),
  tourIds: z.array(id),
  version: z.number().int(),
});

export const tourToLead = z.object({ _id: id, title: z.string(), isPublished: z.boolean() });

const L = TEAM_LIMITS;

const year = wholeNumber('Enter the year in four digits.', {
  min: [L.sinceMin, 'Enter the year in four digits.'],
  max: [9_999, 'Enter the year in four digits.'],
}).refine((given) => given <= Number(todayInIndia().slice(0, 4)), 'This year is not here yet.');

const position = wholeNumber('Enter the place as a whole number.', {
  min: [1, 'Places count from 1.'],
  max: [L.positionMax, `At most ${L.positionMax}.`],
});

const NO_VERSION = 'version must be a whole number.';

/** Absent fields, except name and role, keep their values; a new person is visible and has none. */
export const teamMemberBody = z.object({
  name: requiredLine('a name', L.name),
  role: requiredLine('what they do', L.role),
  languages: listOf(requiredLine('a language', L.language), L.languages, 'languages')
    .superRefine(noTwoAlike((language) => language.toLowerCase(), 'This language is there twice.'))
    .optional(),
  words: maybeText('the words about them', L.words).nullish(),
  sinceYear: openOrLeftOut(year),
  pictureId: openOrLeftOut(givenId.pipe(z.string().max(64, 'This is not a picture.'))),
  isShown: z.boolean({ error: 'Say whether they are shown: true or false.' }).optional(),
  position: optionalField(position),
  tourIds: z
    .array(givenId.pipe(z.string().max(64, 'This is not a tour.')), { error: 'The tours are a list of ids.' })
    .max(L.tours, `One person leads at most ${L.tours} tours.`)
    .transform((ids) => [...new Set(ids)])
    .nullish(),
  version: optionalField(z.number({ error: NO_VERSION }).int(NO_VERSION)),
});

export const tourTeamBody = z
  .array(givenId.pipe(z.string().max(64, 'This is nobody of the team.')), {
    error: 'Who leads it is a list of ids.',
  })
  .max(L.ofTour, `At most ${L.ofTour} people lead a tour.`)
  .transform((ids) => [...new Set(ids)]);

export type TeamMember = z.infer<typeof teamMember>;
export type ShownTeamMember = z.infer<typeof shownTeamMember>;
export type ManagedTeamMember = z.infer<typeof managedTeamMember>;
export type TourToLead = z.infer<typeof tourToLead>;
export type TeamMemberBody = z.infer<typeof teamMemberBody>;
