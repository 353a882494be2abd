import { ApiError, NETWORK_SIGN_IN, NoAnswer } from '../../api/api-error.ts';
import type { AlertMessage } from '../alerts/alerts.ts';
import { clientReason, failureText, serverMessage } from './failure-text.ts';

/**
 * For an alert: the server's message, and how to name its fault to the agency; or, where no word of the server came, what to
 * do, with the error's text beside it. `what` says what failed, where the traveller may be on another page by then.
 */
export function failureAlert(error: unknown, what?: string): AlertMessage {
  const reason = clientReason(error);
  const said = [what, reason ?? faultReference(error)].filter(Boolean).join(' ') || undefined;
  return said && reason ? helpFirst(error, said) : { text: failureText(error), detail: said };
}

/** Only where the server is at fault: what a visitor can mend, or a wait (503), needs no number. */
export function faultReference(error: unknown): string | undefined {
  if (error instanceof ApiError && error.failure && error.status >= 500 && error.status !== 503)
    return `If you write to us about this, please quote ${error.failure.requestId}.`;
}

/** As `failureAlert`, of what has words of its own for its failure, `quoted`: said where the server says nothing. */
export function quotedFailure(error: unknown, quoted: string): AlertMessage {
  return unheard(error, quoted) ?? { text: serverMessage(error) ?? quoted };
}

/** As `quotedFailure`, where those words are always said: before the server's, which tell the reason. */
export function alwaysQuotedFailure(error: unknown, quoted: string): AlertMessage {
  return unheard(error, quoted) ?? { text: quoted, detail: serverMessage(error) };
}

type Sent = 'enquiry' | 'review';

/** Said beside the form. The line may have broken after it was sent: then nobody here knows whether it arrived. */
export function notSentText(error: unknown, what: Sent): string {
  return `Your ${what} ${wasUnanswered(error) ? 'may not have reached us' : 'was not sent'}.`;
}

/** For an alert, which says what it is about: the traveller may be on another page by then. */
export function sendingAlert(error: unknown, what: Sent): AlertMessage {
  const said = notSentText(error, what);
  if (!(error instanceof NoAnswer)) return failureAlert(error, said);
  const again = 'Please check your connection and send it again: it will not be counted twice.';
  return helpFirst(error, `${said} ${again}`);
}

/** Where no word of the server came, what helps is said first. */
function unheard(error: unknown, quoted: string): AlertMessage | undefined {
  const reason = clientReason(error);
  return reason ? helpFirst(error, reason, quoted) : undefined;
}

/** Of no answer at all it says when the line is back. */
function helpFirst(error: unknown, text: string, words = failureText(error)): AlertMessage {
  return { text, words, isLineDown: error instanceof NoAnswer };
}

/** What stands before the site, a proxy for example, does not know either. */
function wasUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof NoAnswer;
  return !error.failure && error.status >= 500 && error.status !== NETWORK_SIGN_IN;
}
