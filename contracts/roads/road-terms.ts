import { dayOf, daysBetween } from '../india-time.ts';

/** How a road is, as staff have it from whoever keeps it open. */
export const ROAD_STATES = ['open', 'convoy', 'indians', 'closed'] as const;
export type RoadState = (typeof ROAD_STATES)[number];

export const ROAD_STATE_NAMES: Record<RoadState, string> = {
  open: 'Open',
  convoy: 'Open in convoys',
  indians: 'Open to Indians only',
  closed: 'Closed',
};

/** After so many days what was found out of a road is said to be old. */
export const ROAD_STALE_DAYS = 7;

/** Whoever travels within so many days, or is on the way, can be told of a road by mail. */
export const ROAD_NEWS_DAYS = 14;

export const ROAD_LIMITS = { name: 120, note: 600, source: 200, count: 100, ofTour: 12 } as const;

/** Whether it is too long ago that somebody asked how a road is. */
export function isStaleRoad(checkedAt: string, now = new Date()): boolean {
  return daysBetween(dayOf(checkedAt), dayOf(now)) > ROAD_STALE_DAYS;
}
