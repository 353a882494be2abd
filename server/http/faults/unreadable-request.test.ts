import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { UUID } from '../../../tests/support/value-shapes.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

async function send(request: string): Promise<string> {
  const { port } = site.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

const HOST = 'Host: x\r\n';

test.each([
  ['no method', 'x\r\n\r\n', 400, 'bad_input'],
  ['a path that is none', `GET home HTTP/1.1\r\n${HOST}\r\n`, 400, 'bad_input'],
  ['a NUL in its head', `GET /home HTTP/1.1\r\n${HOST}X: a\u0000b\r\n\r\n`, 400, 'bad_input'],
  [
    'a chunk that is none',
    `POST /api/v1/subscribe HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
    'bad_input',
  ],
  ['a head of 20 kB', `GET /home HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'too_large'],
])(
  'a request with %s is answered as any that fails, and the connection is closed',
  async (_what, request, status, code) => {
    const [head = '', body = ''] = (await send(request)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('Connection: close');
    const answer = JSON.parse(body);
    expect(answer).toMatchObject({ success: false, code, requestId: expect.stringMatching(UUID) });
    expect(answer.message).toMatch(/^The (request|head)/);
  },
);
