import { NoAnswer } from '../../api/api-error.ts';
import type { AlertMessage } from '../alerts/alerts.ts';
import { clientReason } from './failure-reason.ts';
import { serverMessage } from './failure-text.ts';

/** As `failureAlert`, of what has words of its own for its failure, `quoted`. */
export function quotedFailure(error: unknown, quoted: string): AlertMessage {
  const reason = clientReason(error);
  return reason
    ? { text: reason, words: quoted, isLineDown: error instanceof NoAnswer }
    : { text: serverMessage(error) ?? quoted };
}
