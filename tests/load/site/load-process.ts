import autocannon from 'autocannon';

// A process of its own, started by `send-load.ts`: what it does must not slow the servers that it measures.

/** What the load is, as its only argument, in JSON. */
export type LoadArgument = {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
};

/** autocannon's own part of a connection, as far as it is touched here. */
type Connection = autocannon.Client & { pipelinedRequests: { addBody: () => void } };

const { url, connections, seconds, headers } = JSON.parse(process.argv[2] ?? '{}') as LoadArgument;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  headers,
  setupClient(client) {
    // It would put each answer together as text, which takes longer than a bare server takes to send it.
    (client as Connection).pipelinedRequests.addBody = () => {};
  },
});
process.stdout.write(JSON.stringify(result));
