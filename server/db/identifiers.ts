import { v7 } from 'uuid';

/** A new row's id: UUIDv7, so that ids sort by the time of their making. */
export function newId(): string {
  return v7();
}
