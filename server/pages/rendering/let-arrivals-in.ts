import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop, so that new connections cannot starve the work inside. */
const MAX_TURNS = 100;
const QUIET_TURNS = 2;

/** Waits until all pending connections are accepted: Node accepts one per turn, and rendering makes turns long. */
export function letArrivalsIn(server: Pick<Server, 'on'>): () => Promise<void> {
  let arrived = 0;
  server.on('connection', () => {
    arrived += 1;
  });
  return async () => {
    let quiet = 0;
    for (let turn = 0; turn < MAX_TURNS && quiet < QUIET_TURNS; turn += 1) {
      const before = arrived;
      await nextTurn();
      quiet = arrived === before ? quiet + 1 : 0;
    }
  };
}
