import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A process of its own, started by `bare-process.ts`: the least that Node can do to send an answer. What it sends is told
// to it, and told to it anew, by its parent.

/** One answer as it goes over the wire. */
export type BareAnswer = {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  /** In base64. */
  body: string;
};

let headers: string[] = [];
let status = 500;
let body: Buffer = Buffer.alloc(0);

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});

process.on('message', (answer: BareAnswer) => {
  ({ status, headers } = answer);
  body = Buffer.from(answer.body, 'base64');
  process.send?.({ isSet: true });
});
process.on('disconnect', () => process.exit());

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
