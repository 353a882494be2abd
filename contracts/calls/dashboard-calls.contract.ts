import { answerOf } from '../answers.contract.ts';
import { dashboard, dashboardQuery } from '../dashboard.contract.ts';
import { today, todayQuery } from '../today.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const dashboardCalls = describeCalls('dashboard', {
  getDashboard: {
    summary: 'What waits for staff, and the figures of a period',
    query: dashboardQuery,
    answer: answerOf(dashboard),
  },
  getToday: {
    summary: 'What there is to do today: the beginnings of its lists',
    query: todayQuery,
    answer: answerOf(today),
  },
});
