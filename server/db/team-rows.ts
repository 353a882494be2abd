import type { WithDefaults } from './with-defaults.ts';

export type TeamMemberRow = {
  id: string;
  name: string;
  role: string;
  languages: string;
  words: string;
  since_year: number | null;
  media_id: string | null;
  is_shown: 0 | 1;
  position: number;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

export type TeamMemberTourRow = { team_member_id: string; tour_id: string };

export type TeamTables = {
  team_members: WithDefaults<TeamMemberRow, 'version' | 'deleted_at'>;
  team_member_tours: TeamMemberTourRow;
};
