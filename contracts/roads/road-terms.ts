import { dayOf, daysBetween } from '../india-time.ts';

export const ROAD_STATES = ['open', 'convoy', 'indians', 'closed'] as const;
export type RoadState = (typeof ROAD_STATES)[number];

export const ROAD_STATE_NAMES: Record<RoadState, string> = {
  open: 'Open',
  convoy: 'Open in convoys',
  indians: 'Open to Indians only',
  closed: 'Closed',
};

/** Days until road information counts as outdated. */
export const ROAD_STALE_DAYS = 7;

export const ROAD_NEWS_DAYS = 14;

export const ROAD_LIMITS = { name: 120, note: 600, source: 200, count: 100, ofTour: 12 } as const;

export function isStaleRoad(checkedAt: string, now = new Date()): boolean {
  return daysBetween(dayOf(checkedAt), dayOf(now)) > ROAD_STALE_DAYS;
}
