import { NoAnswer } from '../../api/api-error.ts';
import type { AlertMessage } from '../alerts/alerts.ts';
import { clientReason } from './failure-reason.ts';
import { serverMessage } from './failure-text.ts';

/** As `failureAlert`, of what has words of its own for its failure, `quoted`: said where the server says nothing. */
export function quotedFailure(error: unknown, quoted: string): AlertMessage {
  return unheard(error, quoted) ?? { text: serverMessage(error) ?? quoted };
}

/** The same, where those words are always said: before the server's, which tell the reason. */
export function alwaysQuotedFailure(error: unknown, quoted: string): AlertMessage {
  return unheard(error, quoted) ?? { text: quoted, detail: serverMessage(error) };
}

/** Where no word of the server came, what helps is said first. */
function unheard(error: unknown, quoted: string): AlertMessage | undefined {
  const reason = clientReason(error);
  return reason ? { text: reason, words: quoted, isLineDown: error instanceof NoAnswer } : undefined;
}
