import { z } from 'zod';
import { cleanText, givenId, id } from '../fields/text.contract.ts';
import { STAFF_ROLES } from '../staff/staff-policy.ts';
import { CHANGE_KINDS, PRESENCE_KINDS, PRESENCE_STATES } from './live-terms.ts';

export const deskNewsCounts = z.object({
  inbox: z.number(),
  newEnquiries: z.number(),
  openMessages: z.number(),
});
export type DeskNewsCounts = z.infer<typeof deskNewsCounts>;

const arrivedEnquiry = z.object({ _id: id, firstName: z.string(), tourName: z.string() });
export type ArrivedEnquiry = z.infer<typeof arrivedEnquiry>;

export const newsQuery = z.object({
  /** The `latest` of the previous response; without it, nothing counts as arrived. */
  after: givenId.optional(),
});

export const deskNews = z.object({
  counts: deskNewsCounts,
  arrived: z.array(arrivedEnquiry),
  latest: id,
});
export type DeskNews = z.infer<typeof deskNews>;

const tab = z.string({ error: 'This is no tab.' }).max(40, 'This is no tab.').transform(cleanText);

export const presenceBody = z.object({
  tab,
  kind: z.enum(PRESENCE_KINDS, { error: 'This is nothing that staff answer.' }),
  id: givenId.pipe(z.string().max(100, 'This is not an id.')),
  state: z.enum(PRESENCE_STATES, { error: 'Say whether it is open, written in, or gone.' }),
});

const presence = presenceBody.extend({ userId: id, name: z.string() });
export type Presence = z.infer<typeof presence>;

/** A message of the stream. The first has counts, ages and presence; later ones only what changed. */
export const liveMessage = z.object({
  kinds: z.array(z.enum(CHANGE_KINDS)).optional(),
  /** Milliseconds since each kind last changed: clients with older data reload. */
  ages: z.partialRecord(z.enum(CHANGE_KINDS), z.number()).optional(),
  counts: deskNewsCounts.optional(),
  presence: z.array(presence).optional(),
  /** What who listens may do; told again if it changes. */
  staffRole: z.enum(STAFF_ROLES).optional(),
});
export type LiveMessage = z.infer<typeof liveMessage>;
