import { REPLY_FILE_CALLS } from '../../../../../contracts/calls/reply-file-call-paths.ts';
import type { replyFileCalls } from '../../../../../contracts/calls/reply-file-calls.contract.ts';
import { signedInClient } from '../../../../features/session/signed-in-client.ts';

/** Those that answer JSON; a file is fetched by its link. */
export const REPLY_FILE_JSON_CALLS = REPLY_FILE_CALLS;
export type ReplyFileJsonCalls = Pick<typeof replyFileCalls, keyof typeof REPLY_FILE_CALLS>;

export const replyFilesApi = signedInClient<ReplyFileJsonCalls>(REPLY_FILE_CALLS);
