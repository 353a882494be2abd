import { once } from 'node:events';
import { type ServerProcess, startServer } from '../../support/process/server-process.ts';
import type { ServerFigures } from './watched-server.ts';

export type WatchedServer = ServerProcess & {
  begin: () => Promise<void>;
  figures: () => Promise<ServerFigures>;
};

export async function startWatchedServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<WatchedServer> {
  const server = await startServer(dataDir, env, 'tests/load/site/watched-server.ts');
  const ask = async (what: 'begin' | 'figures'): Promise<ServerFigures> => {
    const answer = once(server.child, 'message');
    server.child.send(what);
    return (await answer)[0];
  };
  return { ...server, figures: () => ask('figures'), begin: async () => void (await ask('begin')) };
}
