import type { RoadState } from '../../contracts/roads/road-terms.ts';
import type { WithDefaults } from './with-defaults.ts';

export type RoadRow = {
  id: string;
  name: string;
  state: RoadState;
  note: string;
  source: string;
  source_url: string;
  checked_at: string;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** A deleted road keeps its rows, because it may come back. */
export type TourRoadRow = { tour_id: string; position: number; road_id: string };

export type RoadTables = {
  roads: WithDefaults<RoadRow, 'version' | 'deleted_at'>;
  tour_roads: TourRoadRow;
};
