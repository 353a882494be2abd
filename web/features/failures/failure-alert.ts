import { ApiError } from '../../api/api-error.ts';
import { clientReason } from './failure-reason.ts';
import { failureText } from './failure-text.ts';

/**
 * For an alert: the server's message or the error's text; and what to do, or how to name the server's fault to the agency.
 * `what` says what failed, where the traveller may be on another page by then.
 */
export function failureAlert(error: unknown, what?: string): { text: string; detail?: string } {
  const reason = clientReason(error) ?? faultReference(error);
  return { text: failureText(error), detail: what && reason ? `${what} ${reason}` : (what ?? reason) };
}

/** Only where the server is at fault: what a visitor can mend, or a wait (503), needs no number. */
export function faultReference(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 500 || error.status === 503 || !error.failure)
    return undefined;
  return `If you write to us about this, please quote ${error.failure.requestId}.`;
}
