import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from './server-process.ts';

export type SiteOfWorker = Pick<ServerProcess, 'url' | 'dataDir'>;

const ADDRESS = 'SITES_OF_WORKERS';

/**
 * Playwright runs this before the first journey, and the returned function after the last. Each parallel worker keeps
 * one site for the whole run, as starts are slow.
 */
export default async function openSites(): Promise<() => Promise<void>> {
  const sites = new Map<string, Promise<ServerProcess>>();
  const ended: Promise<void>[] = [];
  const siteOf = (worker: string) => {
    const known = sites.get(worker);
    if (known) return known;
    const site = startSite();
    sites.set(worker, site);
    // The next request tries again.
    site.catch(() => sites.delete(worker));
    return site;
  };
  const leave = (worker: string) => {
    const site = sites.get(worker);
    if (!site) return;
    const ending = site.then(endSite);
    // A failure is reported after the last journey.
    ending.catch(() => undefined);
    ended.push(ending);
    sites.delete(worker);
  };
  const keeper = createServer((request, response) => {
    if (request.method === 'DELETE') {
      leave(request.url ?? '');
      response.end();
      return;
    }
    siteOf(request.url ?? '').then(
      ({ url, dataDir }) => response.end(JSON.stringify({ url, dataDir })),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(keeper.listen(0, '127.0.0.1'), 'listening');
  process.env[ADDRESS] = `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`;
  return async () => {
    keeper.close();
    for (const worker of sites.keys()) leave(worker);
    await Promise.all(ended);
  };
}

async function startSite(): Promise<ServerProcess> {
  const dataDir = makeDataDir();
  try {
    return await startServer(dataDir);
  } catch (error) {
    removeDataDir(dataDir);
    throw error;
  }
}

async function endSite(site: ServerProcess): Promise<void> {
  await site.stop();
  removeDataDir(site.dataDir);
}

export async function siteOfWorker(parallelIndex: number): Promise<SiteOfWorker> {
  const answer = await fetch(`${process.env[ADDRESS]}/${parallelIndex}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SiteOfWorker;
}

/** After a failed test: the next worker, which retries it, starts with a new site. */
export async function leaveSite(parallelIndex: number): Promise<void> {
  const answer = await fetch(`${process.env[ADDRESS]}/${parallelIndex}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(await answer.text());
}
