import { parentPort } from 'node:worker_threads';
import { readBounce } from './read-bounce.ts';

// A thread of its own, started by `read-mailbox.ts`: a message that somebody made to be slow holds up nobody else.

parentPort?.on('message', async (raw: Uint8Array) => {
  // What no reader of mails understands is no bounce.
  parentPort?.postMessage(await readBounce(raw).catch(() => undefined));
});
