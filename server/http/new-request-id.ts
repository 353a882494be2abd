import { randomUUID } from 'node:crypto';

/** Node makes 128 of them at a time: one by one they took a third of the time to send a cached page. */
export function newRequestId(): string {
  return randomUUID();
}
