import { openSideThread, TOO_MUCH } from '../../mail/side-thread.ts';
import type { IconsAsked } from './initials-thread.ts';

/** Milliseconds, on a busy machine. */
const PATIENCE = 30_000;
const PROGRAM = new URL('./initials-thread.ts', import.meta.url);
const thread = openSideThread<IconsAsked, Uint8Array[]>(PROGRAM, PATIENCE);
let waiting = 0;

/** Draws in a thread: loading the library and its typefaces takes a tenth of a second. */
export async function drawInitialsAside(asked: IconsAsked): Promise<Buffer[]> {
  waiting += 1;
  try {
    const icons = await thread.ask(asked);
    if (icons === TOO_MUCH) throw new Error('Drawing the icons took too long.');
    return icons.map((icon) => Buffer.from(icon));
  } finally {
    waiting -= 1;
    // A look is drawn once, and an idle thread keeps the library in memory.
    if (waiting === 0) await thread.stop();
  }
}
