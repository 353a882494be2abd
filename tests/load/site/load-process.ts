import autocannon from 'autocannon';
import { writeCursor } from '../../../contracts/lists/cursor.ts';
import { ANY_CURSOR, type LoadArgument } from './load-argument.ts';

// A process of its own, started by `send-load.ts`: what it does must not slow the servers that it measures.

/** autocannon's own part of a connection, as far as it is touched here. */
type Connection = autocannon.Client & { pipelinedRequests: { addBody: () => void } };

const { url, connections, seconds, headers } = JSON.parse(process.argv[2] ?? '{}') as LoadArgument;
let asked = 0;

/** Of a place before the first row of every list, and never the same twice. */
function nextCursor(): string {
  asked += 1;
  return writeCursor({ at: '9999', id: `z${asked}` });
}

const { pathname, search } = new URL(url);
const varied: autocannon.Request = {
  setupRequest: (request) => ({ ...request, path: (pathname + search).replace(ANY_CURSOR, nextCursor()) }),
};

const result = await autocannon({
  url,
  ...(url.includes(ANY_CURSOR) && { requests: [varied] }),
  connections,
  duration: seconds,
  headers,
  setupClient(client) {
    // It would put each answer together as text, which takes longer than a bare server takes to send it.
    (client as Connection).pipelinedRequests.addBody = () => {};
  },
});
process.stdout.write(JSON.stringify(result));
