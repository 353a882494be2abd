import type { Calls } from './call.ts';

/** How the agency is doing. */
export const DASHBOARD_CALLS = {
  getDashboard: { call: 'GET /dashboard', by: 'staff' },
  getToday: { call: 'GET /dashboard/today', by: 'staff' },
} as const satisfies Calls;
