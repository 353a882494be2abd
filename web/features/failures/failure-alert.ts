import { ApiError, NETWORK_SIGN_IN, NoAnswer } from '../../api/api-error.ts';
import type { AlertMessage } from '../alerts/alerts.ts';
import { clientReason, failureText, serverMessage } from './failure-text.ts';

/**
 * With the server's message and a reference, or what to do if no response came. `what` names what failed, for
 * travellers who may be on another page.
 */
export function failureAlert(error: unknown, what?: string): AlertMessage {
  const reason = clientReason(error);
  const said = [what, reason ?? faultReference(error)].filter(Boolean).join(' ') || undefined;
  return said && reason ? helpFirst(error, said) : { text: failureText(error), detail: said };
}

/** Server errors only: the visitor can correct the rest, or wait (503). */
export function faultReference(error: unknown): string | undefined {
  if (error instanceof ApiError && error.failure && error.status >= 500 && error.status !== 503)
    return `If you write to us about this, please quote ${error.failure.requestId}.`;
}

export function quotedFailure(error: unknown, quoted: string): AlertMessage {
  return unheard(error, quoted) ?? { text: serverMessage(error) ?? quoted };
}

export function alwaysQuotedFailure(error: unknown, quoted: string): AlertMessage {
  return unheard(error, quoted) ?? { text: quoted, detail: serverMessage(error) };
}

type Sent = 'enquiry' | 'review' | 'acceptance' | 'answer' | 'question' | 'message';

/** The connection may have failed after sending, so it may have arrived. */
export function notSentText(error: unknown, what: Sent): string {
  return `Your ${what} ${wasUnanswered(error) ? 'may not have reached us' : 'was not sent'}.`;
}

export function sendingAlert(error: unknown, what: Sent): AlertMessage {
  const said = notSentText(error, what);
  if (!(error instanceof NoAnswer)) return failureAlert(error, said);
  const again = 'Please check your connection and send it again: it will not be counted twice.';
  return helpFirst(error, `${said} ${again}`);
}

function unheard(error: unknown, quoted: string): AlertMessage | undefined {
  const reason = clientReason(error);
  return reason ? helpFirst(error, reason, quoted) : undefined;
}

function helpFirst(error: unknown, text: string, words = failureText(error)): AlertMessage {
  return { text, words, hasNoAnswer: error instanceof NoAnswer };
}

/** A proxy's error does not say whether it was done. */
function wasUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof NoAnswer;
  return !error.failure && error.status >= 500 && error.status !== NETWORK_SIGN_IN;
}
