import { writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';

test('an upload that fails before it is read leaves the connection to the next request', async () => {
  const site = await buildTestApp();
  const token = await site.signIn(await makeAdmin(site.db));
  // Where uploads are worked on: nothing can be written below a file.
  await writeFile(join(site.deps.config.dataDir, 'media-work'), '');
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, path: string, body?: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length }),
      };
      const asked = request(
        { agent, port, host: '127.0.0.1', method, path, headers },
        (answer: IncomingMessage) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        },
      );
      asked.on('error', reject).end(body);
    });
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="lake.jpg"\r\n\r\n';
  const upload = Buffer.concat([Buffer.from(head), Buffer.alloc(1_000_000), Buffer.from('\r\n--x--\r\n')]);
  expect(await ask('POST', '/api/v1/media', upload)).toBe(500);
  expect(await ask('GET', '/healthz')).toBe(200);
  agent.destroy();
  await site.close();
});
