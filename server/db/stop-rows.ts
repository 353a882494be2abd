import type { WithDefaults } from './with-defaults.ts';

export type StopRow = {
  id: string;
  /** Stays when the place is renamed: the planner's links use it. */
  slug: string;
  name: string;
  also_called: string;
  latitude: number | null;
  longitude: number | null;
  metres: number | null;
  facts: string;
  source: string;
  source_url: string;
  checked_on: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  /** Removed for good 30 days after. Its tours keep it hidden until then. */
  deleted_at: string | null;
};

export type TourStopRow = { tour_id: string; position: number; stop_id: string; day: number };

export type StopTables = {
  stops: WithDefaults<StopRow, 'also_called' | 'version' | 'deleted_at'>;
  tour_stops: TourStopRow;
};
