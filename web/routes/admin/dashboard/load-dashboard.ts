import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import type { Today } from '../../../../contracts/today.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { staffApi } from '../staff-api.ts';
import { readWhose } from './today/whose-work.ts';

export type DashboardAnswer = { today: Today } & (
  | { figures: Dashboard }
  | { faults: Record<string, string> }
);

export async function loadDashboard(search: URLSearchParams): Promise<DashboardAnswer> {
  const query = new URLSearchParams([...search].filter(([name]) => ['period', 'from', 'to'].includes(name)));
  const [today, figures] = await Promise.all([
    staffApi.getToday({ query: { whose: readWhose() } }),
    loadFigures(query),
  ]);
  return { today: today.data, ...figures };
}

async function loadFigures(query: URLSearchParams) {
  try {
    return { figures: (await staffApi.getDashboard({ query })).data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && error.failure?.fields)
      return { faults: error.failure.fields };
    throw error;
  }
}
