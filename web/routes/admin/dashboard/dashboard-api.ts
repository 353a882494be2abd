import { DASHBOARD_CALLS } from '../../../../contracts/calls/dashboard-call-paths.ts';
import type { dashboardCalls } from '../../../../contracts/calls/dashboard-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const dashboardApi = signedInClient<typeof dashboardCalls>(DASHBOARD_CALLS);
