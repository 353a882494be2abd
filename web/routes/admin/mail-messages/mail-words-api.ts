import { MAIL_WORDS_CALLS } from '../../../../contracts/calls/mail-words-call-paths.ts';
import type { mailWordsCalls } from '../../../../contracts/calls/mail-words-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const mailWordsApi = signedInClient<typeof mailWordsCalls>(MAIL_WORDS_CALLS);
