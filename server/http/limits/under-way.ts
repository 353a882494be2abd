import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';

/** Milliseconds within which a live connection delivers some bytes. */
const STILL = 2_000;

export type IsRoom = (max: number) => Promise<boolean>;

/** Counts in this process only: it spares work, and the database counts what is stored. */
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

/** A dropped connection goes unnoticed, and its client retries: cuts earlier stalled uploads until there is room. */
async function isRoomWithoutStill(
  all: Set<FastifyRequest>,
  request: FastifyRequest,
  max: number,
): Promise<boolean> {
  const earlier = [...all].slice(0, [...all].indexOf(request));
  const arrived = new Map(earlier.map((one) => [one, one.raw.socket.bytesRead]));
  await pause(STILL);
  // Reads bytes that came while the process was busy.
  await turn();
  for (const [one, bytes] of arrived) {
    if (all.size <= max) break;
    // A body that nobody reads yet receives no bytes.
    const isRead = one.raw.readableFlowing === true && !one.raw.complete;
    if (!isRead || one.raw.socket.bytesRead !== bytes) continue;
    one.raw.socket.destroy();
    all.delete(one);
  }
  return all.size <= max;
}
