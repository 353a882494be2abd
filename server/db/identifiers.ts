import { v7 } from 'uuid';

/** A new row's id: UUIDv7, so that ids sort by the time of their making. */
export function newId(): string {
  return v7();
}

/** No id that is made later sorts before it. */
export function idAt(moment: Date): string {
  return v7({ msecs: moment.getTime(), seq: 0, random: new Uint8Array(16) });
}
