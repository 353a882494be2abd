import type { Answer } from '../../../../contracts/answers.contract.ts';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import { ApiError } from '../../../api/api-client.ts';
import { browserSend } from '../../../api/browser-send.ts';

/** The figures, or what is wrong with the days that were asked for. */
export type DashboardAnswer = { figures: Dashboard } | { faults: Record<string, string> };

/** `search` is the page's own: `period`, `from` and `to`. */
export async function loadDashboard(search: URLSearchParams): Promise<DashboardAnswer> {
  const asked = new URLSearchParams([...search].filter(([name]) => ['period', 'from', 'to'].includes(name)));
  try {
    const { data } = await browserSend.get<Answer<Dashboard>>(`/dashboard?${asked}`, {
      tokenKey: 'accessToken',
    });
    return { figures: data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && error.failure?.fields)
      return { faults: error.failure.fields };
    throw error;
  }
}
