import { z } from 'zod';
import { optionalField } from '../fields/number.contract.ts';
import { id, requiredLine, requiredText, timestamp } from '../fields/text.contract.ts';
import { maybeWebAddress } from '../fields/web-address.contract.ts';
import { ROAD_LIMITS, ROAD_STATES } from './road-terms.ts';

/** A road that tours use, and how it is. */
export const road = z.object({
  _id: id,
  name: z.string(),
  state: z.enum(ROAD_STATES),
  /** Why, how long, which hours. */
  note: z.string(),
  /** Who said so, and where it can be read; either may be empty. */
  source: z.string(),
  sourceUrl: z.string(),
  checkedAt: timestamp,
});

/** As staff have it. */
export const managedRoad = road.extend({
  version: z.number().int(),
  /** Tours that use it. */
  tours: z.number().int(),
  /** Confirmed trips by it that begin soon or are under way: so many can be told, see `ROAD_NEWS_DAYS`. */
  tripsSoon: z.number().int(),
});

const NO_VERSION = 'version must be a whole number.';

/** The whole of it: a note or a source that is left out is empty. */
export const roadBody = z.object({
  name: requiredLine('the name of the road', ROAD_LIMITS.name),
  state: z.enum(ROAD_STATES, { error: 'A road is open, open in convoys, open to Indians only, or closed.' }),
  note: optionalField(requiredText('the note', ROAD_LIMITS.note)),
  source: optionalField(requiredLine('the source', ROAD_LIMITS.source)),
  sourceUrl: maybeWebAddress.nullish(),
  /** Which was changed; left out of a new one. */
  version: z.number({ error: NO_VERSION }).int(NO_VERSION).optional(),
});

/** How many were told. */
export const roadNewsSent = z.object({ told: z.number().int() });

export type Road = z.infer<typeof road>;
export type ManagedRoad = z.infer<typeof managedRoad>;
export type RoadBody = z.output<typeof roadBody>;
