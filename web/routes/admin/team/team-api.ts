import { MANAGE_TEAM_CALLS } from '../../../../contracts/calls/manage-team-call-paths.ts';
import type { manageTeamCalls } from '../../../../contracts/calls/manage-team-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const teamApi = signedInClient<typeof manageTeamCalls>(MANAGE_TEAM_CALLS);
