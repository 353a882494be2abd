import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';

/** Milliseconds in which something comes over a line that is not broken. */
const STILL = 2_000;

/** Whether no more than `max` are under way, the one in question among them. */
export type IsRoom = (max: number) => Promise<boolean>;

/**
 * Counts what each has begun and not ended, for a limit that is looked at before the work and again as it is stored. Of this
 * process alone: it spares work, and what is stored is counted by the database.
 */
export function countUnderWay() {
  const begun = new Map<string, Set<FastifyRequest>>();
  return {
    async with<T>(who: string, request: FastifyRequest, work: (isRoom: IsRoom) => Promise<T>): Promise<T> {
      const all = begun.get(who) ?? new Set();
      begun.set(who, all.add(request));
      try {
        return await work(async (max) => all.size <= max || (await isRoomWithoutStill(all, request, max)));
      } finally {
        all.delete(request);
        if (all.size === 0 && begun.get(who) === all) begun.delete(who);
      }
    },
  };
}

/** A line that dropped is not told of, and whoever it was tries again: as far as needed, what came before and stands still goes. */
async function isRoomWithoutStill(
  all: Set<FastifyRequest>,
  request: FastifyRequest,
  max: number,
): Promise<boolean> {
  const earlier = [...all].slice(0, [...all].indexOf(request));
  const arrived = new Map(earlier.map((one) => [one, one.raw.socket.bytesRead]));
  await pause(STILL);
  // What came while the process was busy is read first.
  await turn();
  for (const [one, bytes] of arrived) {
    if (all.size <= max) break;
    // Of what nobody reads yet nothing can have come.
    const isRead = one.raw.readableFlowing === true && !one.raw.complete;
    if (!isRead || one.raw.socket.bytesRead !== bytes) continue;
    one.raw.socket.destroy();
    all.delete(one);
  }
  return all.size <= max;
}
