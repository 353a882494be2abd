import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { dashboardApi } from './dashboard-api.ts';

/** The figures, or what is wrong with the days that were asked for. */
export type DashboardAnswer = { figures: Dashboard } | { faults: Record<string, string> };

/** `search` is the page's own: `period`, `from` and `to`. */
export async function loadDashboard(search: URLSearchParams): Promise<DashboardAnswer> {
  const query = new URLSearchParams([...search].filter(([name]) => ['period', 'from', 'to'].includes(name)));
  try {
    return { figures: (await dashboardApi.getDashboard({ query })).data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && error.failure?.fields)
      return { faults: error.failure.fields };
    throw error;
  }
}
