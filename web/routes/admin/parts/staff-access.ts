import { ApiError } from '../../../api/api-client.ts';
import { reportFault } from '../../../lib/failed-call.ts';
import { signedInCall } from '../../../lib/signed-in-call.ts';

/** What the server let this visitor see. Who is staff is the server's to say, never this browser's memory. */
export type StaffAnswer<T> =
  | { access: 'granted'; data: T }
  | { access: 'signed-out' }
  | { access: 'forbidden' }
  | { access: 'failed' };

export async function askAsStaff<T>(call: () => Promise<T>): Promise<StaffAnswer<T>> {
  try {
    return { access: 'granted', data: await signedInCall(call) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) return { access: 'signed-out' };
    if (status === 403) return { access: 'forbidden' };
    reportFault(error);
    return { access: 'failed' };
  }
}
