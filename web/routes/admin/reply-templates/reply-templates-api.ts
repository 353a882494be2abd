import { REPLY_TEMPLATE_CALLS } from '../../../../contracts/calls/reply-template-call-paths.ts';
import type { replyTemplateCalls } from '../../../../contracts/calls/reply-template-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const replyTemplatesApi = signedInClient<typeof replyTemplateCalls>(REPLY_TEMPLATE_CALLS);
