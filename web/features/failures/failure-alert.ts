import { ApiError, NoAnswer } from '../../api/api-error.ts';
import type { AlertMessage } from '../alerts/alerts.ts';
import { clientReason } from './failure-reason.ts';
import { failureText } from './failure-text.ts';

/**
 * For an alert: the server's message, and how to name its fault to the agency; or, where no word of the server came, what to
 * do, with the error's text beside it. `what` says what failed, where the traveller may be on another page by then.
 */
export function failureAlert(error: unknown, what?: string): AlertMessage {
  const reason = clientReason(error);
  const then = reason ?? faultReference(error);
  const said = [what, then].filter(Boolean).join(' ') || undefined;
  return said && reason ? helpFirst(error, said) : { text: failureText(error), detail: said };
}

/** Of no answer at all it says when the line is back. */
export function helpFirst(error: unknown, text: string): AlertMessage {
  return { text, words: failureText(error), isLineDown: error instanceof NoAnswer };
}

/** Only where the server is at fault: what a visitor can mend, or a wait (503), needs no number. */
export function faultReference(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 500 || error.status === 503 || !error.failure)
    return undefined;
  return `If you write to us about this, please quote ${error.failure.requestId}.`;
}
