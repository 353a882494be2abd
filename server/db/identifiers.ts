import { v7 } from 'uuid';

/** UUIDv7: ids sort by creation time. */
export function newId(): string {
  return v7();
}

export function idAt(moment: Date): string {
  return v7({ msecs: moment.getTime(), seq: 0, random: new Uint8Array(16) });
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
