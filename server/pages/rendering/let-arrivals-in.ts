import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the loop, of some tenths of a millisecond each; then what waits inside goes on, however many still come. */
const MAX_TURNS = 100;
/** The first may be the end of a turn that has looked for newcomers already. */
const QUIET_TURNS = 2;

/**
 * A function that waits until all connections are in that stand outside. Node takes one in each turn of its loop, and a
 * rendering makes a turn long: whoever came behind a thousand others waited for as many renderings, a monitor that asks
 * whether the site is alive among them.
 */
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
