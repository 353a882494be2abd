import { z } from 'zod';
import { cleanText, givenId, id } from '../fields/text.contract.ts';
import { CHANGE_KINDS, PRESENCE_KINDS, PRESENCE_STATES } from './live-terms.ts';

/** What waits for staff, and what of the two lists is new; each stops at `COUNT_LIMIT` and one. */
export const deskNewsCounts = z.object({
  inbox: z.number(),
  newEnquiries: z.number(),
  openMessages: z.number(),
});
export type DeskNewsCounts = z.infer<typeof deskNewsCounts>;

/** An enquiry that came by the site: no more of the traveller than a notification shows. */
const arrivedEnquiry = z.object({ _id: id, firstName: z.string(), tourName: z.string() });
export type ArrivedEnquiry = z.infer<typeof arrivedEnquiry>;

export const newsQuery = z.object({
  /** The `latest` of the answer before; without it nothing counts as arrived. */
  after: givenId.optional(),
});

export const deskNews = z.object({
  counts: deskNewsCounts,
  /** After `after` and within the last hour, newest first, five at most. */
  arrived: z.array(arrivedEnquiry),
  /** To be asked with next time. */
  latest: id,
});
export type DeskNews = z.infer<typeof deskNews>;

const tab = z.string({ error: 'This is no tab.' }).max(40, 'This is no tab.').transform(cleanText);

export const presenceBody = z.object({
  /** Made up by the browser, for each tab: one person may have the same thing open twice. */
  tab,
  kind: z.enum(PRESENCE_KINDS, { error: 'This is nothing that staff answer.' }),
  id: givenId.pipe(z.string().max(100, 'This is not an id.')),
  state: z.enum(PRESENCE_STATES, { error: 'Say whether it is open, written in, or gone.' }),
});

/** That a member of staff has something open, or writes about it. */
const presence = presenceBody.extend({ userId: id, name: z.string() });
export type Presence = z.infer<typeof presence>;

/** One message of the stream, as JSON. The first has the counts, the ages and all who are there, the others what there is to tell. */
export const liveMessage = z.object({
  kinds: z.array(z.enum(CHANGE_KINDS)).optional(),
  /** How long ago each kind has changed last, so that whoever has shown it for longer loads it anew. Milliseconds. */
  ages: z.partialRecord(z.enum(CHANGE_KINDS), z.number()).optional(),
  counts: deskNewsCounts.optional(),
  presence: z.array(presence).optional(),
});
export type LiveMessage = z.infer<typeof liveMessage>;
