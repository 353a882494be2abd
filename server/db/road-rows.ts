import type { RoadState } from '../../contracts/roads/road-terms.ts';
import type { WithDefaults } from './with-defaults.ts';

// Of the tables of `schema.ts` those of the roads that tours use.

export type RoadRow = {
  id: string;
  name: string;
  state: RoadState;
  note: string;
  /** Who said so, and where it can be read; either may be empty. */
  source: string;
  source_url: string;
  /** When staff found it out. */
  checked_at: string;
  /** Counts the saves: tells a second editor that the first was faster. */
  version: number;
  created_at: string;
  updated_at: string;
  /** Null while it is in the list; it goes for good 30 days after. */
  deleted_at: string | null;
};

/** The roads of a tour in their order; of a road that is deleted they stay, for it may come back. */
export type TourRoadRow = { tour_id: string; position: number; road_id: string };

export type RoadTables = {
  roads: WithDefaults<RoadRow, 'version' | 'deleted_at'>;
  tour_roads: TourRoadRow;
};
