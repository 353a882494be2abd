import type { Calls } from './call.ts';

/** What staff do with the people whom travellers deal with. */
export const MANAGE_TEAM_CALLS = {
  listManagedTeam: { call: 'GET /manage/team', by: 'staff' },
  listToursToLead: { call: 'GET /manage/team/tours', by: 'staff' },
  getTeamMember: { call: 'GET /manage/team/:id', by: 'staff' },
  createTeamMember: { call: 'POST /manage/team', by: 'staff' },
  updateTeamMember: { call: 'PUT /manage/team/:id', by: 'staff' },
  deleteTeamMember: { call: 'DELETE /manage/team/:id', by: 'staff' },
  restoreTeamMember: { call: 'POST /manage/team/:id/restore', by: 'staff' },
} as const satisfies Calls;
