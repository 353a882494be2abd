import { MAIL_CALLS } from '../../../../contracts/calls/mail-call-paths.ts';
import type { mailCalls } from '../../../../contracts/calls/mail-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const mailApi = signedInClient<typeof mailCalls>(MAIL_CALLS);
