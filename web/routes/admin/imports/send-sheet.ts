import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import { createClient } from '../../../api/create-client.ts';
import { forgetSessionOn401 } from '../../../features/session/forget-session-on-401.ts';
import { sendWithProgress } from '../../../features/uploads/send-file.ts';

/** Calls that send a file; `onProgress` gets 0 to 1. */
export function fileApi(onProgress: (share: number) => void) {
  return createClient(
    STAFF_CALLS,
    (asked) => sendWithProgress(new XMLHttpRequest(), asked, onProgress),
    forgetSessionOn401,
  );
}

export function formWith(file: File): FormData {
  const body = new FormData();
  body.set('file', file);
  return body;
}
