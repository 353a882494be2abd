import type { RoadState } from '../../../contracts/roads/road-terms.ts';

/** The colour of a road's dot, which only repeats its word. */
export const ROAD_DOTS: Record<RoadState, string> = {
  open: 'bg-success',
  convoy: 'bg-marigold',
  indians: 'bg-marigold',
  closed: 'bg-rhododendron',
};
