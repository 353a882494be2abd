import { type AddressInfo, connect, createServer } from 'node:net';

export type ForgetfulProxy = {
  databaseUrl: string;
  /** The next commit arrives, and the connection breaks before its response. */
  forgetNextCommit: () => void;
  close: () => Promise<void>;
};

export async function startForgetfulProxy(databaseUrl: string): Promise<ForgetfulProxy> {
  const to = new URL(databaseUrl);
  let isForgetting = false;
  const server = createServer((client) => {
    const database = connect(Number(to.port), to.hostname);
    client.on('data', (sent: Buffer) => {
      database.write(sent);
      if (!isForgetting || !sent.includes('commit')) return;
      isForgetting = false;
      database.unpipe(client);
      // The response shows that the commit is done.
      database.once('data', () => client.destroy()).resume();
    });
    database.pipe(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const by = new URL(databaseUrl);
  by.port = String((server.address() as AddressInfo).port);
  return {
    databaseUrl: by.href,
    forgetNextCommit() {
      isForgetting = true;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
