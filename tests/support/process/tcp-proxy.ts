import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a server of this machine. */
export type TcpProxy = {
  port: number;
  /** Passes nothing on any more, and says nothing of it: as a line that is dead. */
  hold: () => void;
  /** Goes on with what was held. */
  release: () => void;
  /** Passes on what new connections say; those that are held stay so, and their other end never hears that they were closed. */
  forget: () => void;
  /** Holds what there is, and is to new connections as a host that is gone: each is refused, or taken and closed at once. */
  vanish: (how: 'refuse' | 'hang up') => void;
  /** Resets all connections; new ones are taken. */
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
