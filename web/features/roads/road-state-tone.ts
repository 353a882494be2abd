import type { RoadState } from '../../../contracts/roads/road-terms.ts';

export const ROAD_DOTS: Record<RoadState, string> = {
  open: 'bg-success',
  convoy: 'bg-marigold',
  indians: 'bg-marigold',
  closed: 'bg-rhododendron',
};
