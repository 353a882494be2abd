import type { WithDefaults } from './with-defaults.ts';

// Of the tables of `schema.ts` those of the places where tours come by.

export type StopRow = {
  id: string;
  /** Stays, however the place is renamed: the planner's links name it. */
  slug: string;
  name: string;
  /** Other names that travellers use, with commas between; empty: none. */
  also_called: string;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  metres: number | null;
  /** `StopFacts` as JSON: what is left out of it is not said. */
  facts: string;
  source: string;
  source_url: string;
  /** YYYY-MM-DD; null: nobody has asked yet. */
  checked_on: string | null;
  /** Counts the saves: tells a second editor that the first was faster. */
  version: number;
  created_at: string;
  updated_at: string;
  /** Null while it is in the list; it goes for good 30 days after. Its tours keep it until then, unseen. */
  deleted_at: string | null;
};

/** A tour's places in their order; it may come by twice. */
export type TourStopRow = { tour_id: string; position: number; stop_id: string; day: number };

export type StopTables = {
  stops: WithDefaults<StopRow, 'also_called' | 'version' | 'deleted_at'>;
  tour_stops: TourStopRow;
};
