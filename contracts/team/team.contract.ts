import { z } from 'zod';
import { id } from '../fields/text.contract.ts';
import { managedPicture, picture } from '../media.contract.ts';

/** Somebody of the agency whom travellers deal with. */
export const teamMember = z.object({
  _id: id,
  /** As travellers read it: often a first name alone. */
  name: z.string(),
  /** What they do, in a few words: "Trek leader". */
  role: z.string(),
  languages: z.array(z.string()),
  /** A sentence or two about them; may be empty. */
  words: z.string(),
  /** Null: nobody has said. */
  sinceYear: z.number().int().nullable(),
  picture: picture.nullable(),
});

/** With the tours that they lead, those on the site alone. */
export const shownTeamMember = teamMember.extend({
  tours: z.array(z.object({ slug: z.string(), title: z.string() })),
});

/** As staff have it. */
export const managedTeamMember = teamMember.extend({
  picture: managedPicture.nullable(),
  isShown: z.boolean(),
  /** Lower ones come first on the page; those of the same by name. */
  position: z.number().int(),
  /** Of all that they lead, drafts too, by title. */
  tourIds: z.array(id),
  version: z.number().int(),
});

/** A tour as it is chosen for somebody who leads it. */
export const tourToLead = z.object({ _id: id, title: z.string(), isPublished: z.boolean() });

export type TeamMember = z.infer<typeof teamMember>;
export type ShownTeamMember = z.infer<typeof shownTeamMember>;
export type ManagedTeamMember = z.infer<typeof managedTeamMember>;
export type TourToLead = z.infer<typeof tourToLead>;
