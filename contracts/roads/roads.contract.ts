import { z } from 'zod';
import { optionalField } from '../fields/number.contract.ts';
import { id, requiredLine, requiredText, timestamp } from '../fields/text.contract.ts';
import { maybeWebAddress } from '../fields/web-address.contract.ts';
import { ROAD_LIMITS, ROAD_STATES } from './road-terms.ts';

export const road = z.object({
  _id: id,
  name: z.string(),
  state: z.enum(ROAD_STATES),
  note: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  checkedAt: timestamp,
});

export const managedRoad = road.extend({
  version: z.number().int(),
  tours: z.number().int(),
  tripsSoon: z.number().int(),
});

const NO_VERSION = 'version must be a whole number.';

export const NO_ROAD_SOURCE = 'Say who told you: the traffic police, the road office, a driver on the way.';

export const roadBody = z.object({
  name: requiredLine('the name of the road', ROAD_LIMITS.name),
  state: z.enum(ROAD_STATES, { error: 'A road is open, open in convoys, open to Indians only, or closed.' }),
  note: optionalField(requiredText('the note', ROAD_LIMITS.note)),
  source: requiredLine('the source', ROAD_LIMITS.source, NO_ROAD_SOURCE),
  sourceUrl: maybeWebAddress.nullish(),
  version: z.number({ error: NO_VERSION }).int(NO_VERSION).optional(),
});

/** The source may stay empty if the stored road has none and nothing else changes. */
export const roadChange = roadBody.extend({
  source: optionalField(requiredLine('the source', ROAD_LIMITS.source)),
});

export const roadNewsSent = z.object({ told: z.number().int() });

export type Road = z.infer<typeof road>;
export type ManagedRoad = z.infer<typeof managedRoad>;
export type RoadChange = z.output<typeof roadChange>;
