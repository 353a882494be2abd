import { ApiError } from '../../../api/api-error.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';

/** What cannot be done just now, for a reason that the page knows itself. Its message is for people, and it may be tried again. */
export class NotNow extends Error {}

/** Why it did not work, to stand below what did not. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof NotNow) return error.message;
  const id = error instanceof ApiError && error.status >= 500 && error.failure?.requestId;
  return (
    [failureReason(error), id && `The server’s log names it ${id}.`].filter(Boolean).join(' ') || undefined
  );
}
