import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Bytes per second. */
const RATE = { up: 50_000, down: 150_000 };
const LATENCY = 100;

export type SlowLine = {
  proxy: { server: string; bypass: string };
  setSlow: (isSlow: boolean) => void;
  close: () => Promise<void>;
};

/**
 * A SOCKS 5 proxy (RFC 1928). Chromium's own throttling stalled for 15 seconds in one of 150 pages on a busy machine,
 * with the server's responses unread in its sockets.
 */
export async function openSlowLine(): Promise<SlowLine> {
  let isSlow = false;
  const clients = new Set<Socket>();

  function direction(rate: number) {
    let free = 0;
    return (from: Socket, to: Socket) => {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('end', () => to.end());
      from.on('data', (chunk) => {
        if (!isSlow) return void to.write(chunk);
        const now = performance.now();
        free = Math.max(now, free) + (chunk.length / rate) * 1_000;
        from.pause();
        setTimeout(
          () => {
            to.write(chunk);
            from.resume();
          },
          free + LATENCY - now,
        );
      });
    };
  }

  const [up, down] = [direction(RATE.up), direction(RATE.down)];
  async function join(client: Socket): Promise<void> {
    await once(client, 'data');
    client.write(Buffer.from([5, 0]));
    const [request] = (await once(client, 'data')) as [Buffer];
    const target = connect({ host: '127.0.0.1', port: request.readUInt16BE(request.length - 2) });
    up(client, target);
    down(target, client);
    client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
  }

  const server = createServer((client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    // The browser may close a connection during the handshake.
    join(client).catch(() => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    proxy: {
      server: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bypass: '<-loopback>',
    },
    setSlow: (next) => {
      isSlow = next;
    },
    async close() {
      for (const client of clients) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
