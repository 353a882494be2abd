import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BareAnswer = {
  status: number;
  headers: string[];
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
