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
  /** Who said so, and where it can be read. Without a source are only roads from before each had to have one. */
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

/** Of a road whose source nobody has said. */
export const NO_ROAD_SOURCE = 'Say who told you: the traffic police, the road office, a driver on the way.';

/** The whole of it: a note that is left out is empty. */
export const roadBody = z.object({
  name: requiredLine('the name of the road', ROAD_LIMITS.name),
  state: z.enum(ROAD_STATES, { error: 'A road is open, open in convoys, open to Indians only, or closed.' }),
  note: optionalField(requiredText('the note', ROAD_LIMITS.note)),
  source: requiredLine('the source', ROAD_LIMITS.source, NO_ROAD_SOURCE),
  sourceUrl: maybeWebAddress.nullish(),
  /** Which was changed; left out of a new one. */
  version: z.number({ error: NO_VERSION }).int(NO_VERSION).optional(),
});

/**
 * Of one that there is. The source may be missing where the stored road has none either and nothing else changes: then it is
 * still so.
 */
export const roadChange = roadBody.extend({
  source: optionalField(requiredLine('the source', ROAD_LIMITS.source)),
});

/** How many were told. */
export const roadNewsSent = z.object({ told: z.number().int() });

export type Road = z.infer<typeof road>;
export type ManagedRoad = z.infer<typeof managedRoad>;
export type RoadChange = z.output<typeof roadChange>;
