import { ISSUE_CALLS } from '../../../../contracts/calls/issue-call-paths.ts';
import type { issueCalls } from '../../../../contracts/calls/issue-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const issuesApi = signedInClient<typeof issueCalls>(ISSUE_CALLS);
