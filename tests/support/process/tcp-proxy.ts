import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Passes nothing on and closes nothing, like a dead connection. */
  hold: () => void;
  release: () => void;
  /** Passes on new connections only; held ones stay held, and their other end never learns of a close. */
  forget: () => void;
  /** Holds open connections; new ones are refused, or accepted and closed at once. */
  vanish: (how: 'refuse' | 'hang up') => void;
  reset: () => void;
  close: () => Promise<void>;
};

export async function openTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isHeld = false;
  let isGone = false;

  function watch(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (isHeld) socket.pause();
    return socket;
  }

  function passOn(from: Socket, to: Socket): void {
    from.on('data', (chunk) => void to.write(chunk));
    from.on('end', () => to.end());
    from.on('close', () => to.destroy());
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (isGone) {
      client.destroy();
      return;
    }
    const target = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    passOn(client, target);
    passOn(target, client);
    watch(client);
    watch(target);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function hold(): void {
    isHeld = true;
    for (const socket of sockets) socket.pause();
  }

  return {
    port: (server.address() as AddressInfo).port,
    hold,
    vanish(how) {
      hold();
      isGone = true;
      if (how === 'refuse') server.close();
    },
    release() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    forget() {
      isHeld = false;
    },
    reset() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
