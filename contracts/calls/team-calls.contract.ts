import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import { shownTeamMember } from '../team/team.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const teamCalls = describeCalls('site', {
  listTeam: {
    summary: 'The people whom travellers deal with, in the order of the page, and the tours that they lead',
    isPublic: true,
    answer: answerOf(z.array(shownTeamMember)),
  },
});
