import { v7 } from 'uuid';

/** By which a visitor's report is found in the log. */
export function newRequestId(): string {
  return v7();
}
