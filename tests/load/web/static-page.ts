import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page of a few hundred bytes, for scale.">
<title>A static page</title><link rel="icon" href="data:,"></head>
<body><h1>A static page</h1><p>A few hundred bytes, for scale.</p></body></html>`;

export async function withStaticPage<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, answer) => {
    if (request.url === '/') answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML);
    else answer.writeHead(404, { 'content-type': 'text/plain' }).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}
