import { AUDIT_CALLS } from '../../../../contracts/calls/audit-call-paths.ts';
import type { auditCalls } from '../../../../contracts/calls/audit-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const historyApi = signedInClient<typeof auditCalls>(AUDIT_CALLS);
