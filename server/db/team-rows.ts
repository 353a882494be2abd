import type { WithDefaults } from './with-defaults.ts';

// Of the tables of `schema.ts` those of the people whom travellers deal with.

export type TeamMemberRow = {
  id: string;
  name: string;
  role: string;
  /** JSON list. */
  languages: string;
  words: string;
  since_year: number | null;
  media_id: string | null;
  is_shown: 0 | 1;
  /** Lower ones come first on the page. */
  position: number;
  /** Counts the saves: tells a second editor that the first was faster. */
  version: number;
  created_at: string;
  updated_at: string;
  /** Null while they are in the list; they go for good 30 days after. */
  deleted_at: string | null;
};

/** Who leads which tour; of somebody who is deleted it stays, for they may come back. */
export type TeamMemberTourRow = { team_member_id: string; tour_id: string };

export type TeamTables = {
  team_members: WithDefaults<TeamMemberRow, 'version' | 'deleted_at'>;
  team_member_tours: TeamMemberTourRow;
};
