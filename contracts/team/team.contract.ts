import { z } from 'zod';
import { id } from '../fields/text.contract.ts';
import { managedPicture, picture } from '../media.contract.ts';

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

export type TeamMember = z.infer<typeof teamMember>;
export type ShownTeamMember = z.infer<typeof shownTeamMember>;
export type ManagedTeamMember = z.infer<typeof managedTeamMember>;
export type TourToLead = z.infer<typeof tourToLead>;
