import { z } from 'zod';
import { answerOf, doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { managedTeamMember, shownTeamMember, tourToLead } from '../team/team.contract.ts';
import { teamMemberBody } from '../team/team-member-body.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const teamCalls = describeCalls('site', {
  listTeam: {
    summary: 'The people whom travellers deal with, in the order of the page, and the tours that they lead',
    isPublic: true,
    answer: answerOf(z.array(shownTeamMember)),
  },
});

const one = answerOf(managedTeamMember);

export const manageTeamCalls = describeCalls('site', {
  listManagedTeam: {
    summary: 'All people of the team, hidden ones too, in the order of the page',
    answer: answerOf(z.array(managedTeamMember)),
  },
  listToursToLead: {
    summary: 'All tours by title, to choose who leads which',
    answer: answerOf(z.array(tourToLead)),
  },
  getTeamMember: { summary: 'One person of the team', params: idParams, answer: one },
  createTeamMember: {
    summary: 'Add a person to the team',
    body: teamMemberBody,
    isRepeatable: true,
    answer: one,
  },
  updateTeamMember: {
    summary: 'Change a person of the team; a version that is not the stored one is a conflict',
    params: idParams,
    body: teamMemberBody,
    answer: one,
  },
  deleteTeamMember: {
    summary:
      'Take a person off the team, the about page and their tours; they can be brought back for 30 days',
    params: idParams,
    answer: doneAnswer,
  },
  restoreTeamMember: {
    summary: 'Bring a deleted person back, on their tours too',
    params: idParams,
    answer: doneAnswer,
  },
});
