import { ApiError } from '../../api/api-error.ts';
import { clientReason } from './failure-reason.ts';
import { failureText } from './failure-text.ts';

/** For an alert: the server's message or the error's text; and what to do, or how to name the server's fault to the agency. */
export function failureAlert(error: unknown): { text: string; detail?: string } {
  return { text: failureText(error), detail: clientReason(error) ?? faultReference(error) };
}

/** Only where the server is at fault: what a visitor can mend needs no number. */
export function faultReference(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 500 || !error.failure) return undefined;
  return `If you write to us about this, please name ${error.failure.requestId}.`;
}
