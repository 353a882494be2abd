import { z } from 'zod';
import { answerOf, doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { managedRoad, road, roadBody, roadChange, roadNewsSent } from '../roads/roads.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

const one = answerOf(managedRoad);

export const roadCalls = describeCalls('site', {
  listRoads: {
    summary: 'The roads that tours use and how each is, with source and time; closed ones first',
    isPublic: true,
    answer: answerOf(z.array(road)),
  },
  listManagedRoads: { summary: 'The same for staff, by name', answer: answerOf(z.array(managedRoad)) },
  getManagedRoad: { summary: 'One road', params: idParams, answer: one },
  createRoad: { summary: 'Add a road', body: roadBody, isRepeatable: true, answer: one },
  updateRoad: {
    summary:
      'Say how a road is now, and who says so; a version that is not the stored one is a conflict. What changes nothing says that it is still so',
    params: idParams,
    body: roadChange,
    answer: one,
  },
  deleteRoad: {
    summary: 'Delete a road; it can be brought back for 30 days',
    params: idParams,
    answer: doneAnswer,
  },
  restoreRoad: { summary: 'Bring a deleted road back', params: idParams, answer: doneAnswer },
  sendRoadNews: {
    summary: 'Mail whoever travels by a road soon how it is; nobody twice what they were told already',
    params: idParams,
    isRepeatable: true,
    answer: answerOf(roadNewsSent),
  },
});
