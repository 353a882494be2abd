import { ApiError, NETWORK_SIGN_IN, NoAnswer } from '../../api/api-error.ts';
import type { AlertMessage } from '../alerts/alerts.ts';
import { failureAlert, helpFirst } from './failure-alert.ts';

type Sent = 'enquiry' | 'review';

/** Said beside the form. The line may have broken after it was sent: then nobody here knows whether it arrived. */
export function notSentText(error: unknown, what: Sent): string {
  return wasUnanswered(error) ? `Your ${what} may not have reached us.` : `Your ${what} was not sent.`;
}

/** For an alert, which says what it is about: the traveller may be on another page by then. */
export function sendingAlert(error: unknown, what: Sent): AlertMessage {
  const said = notSentText(error, what);
  if (!(error instanceof NoAnswer)) return failureAlert(error, said);
  const again = 'Please check your connection and send it again: it will not be counted twice.';
  return helpFirst(error, `${said} ${again}`);
}

/** What stands before the site, a proxy for example, does not know either. */
function wasUnanswered(error: unknown): boolean {
  if (error instanceof NoAnswer) return true;
  return (
    error instanceof ApiError && !error.failure && error.status >= 500 && error.status !== NETWORK_SIGN_IN
  );
}
