import type { BenchArea, BenchRow } from './bench-report.ts';
import { withFilledData } from './filled-data.ts';
import { jsonOf, type OpenClient, openClient } from './open-client.ts';
import { startWatchedServer, type WatchedServer } from './watched-process.ts';

const AREA = 'Memory';
const AIM = { atMost: 200 };
const CONNECTIONS = 16;
const MIB = 2 ** 20;

export const measureMemory: BenchArea = async ({ isQuick }) => {
  const tours = isQuick ? 100 : 10_000;
  const amounts = { tours, users: 1_000, bookings: 1_000, reviews: tours * 2 };
  return withFilledData(amounts, async (dataDir) => {
    const server = await startWatchedServer(dataDir);
    const client = openClient(server.url, CONNECTIONS);
    try {
      const started = await memoryRow(server, `after the start, ${tours} tours`);
      await askForEverything(client, isQuick ? 100 : 5_000);
      return [started, await memoryRow(server, `after ${CONNECTIONS} connections asked for pages and calls`)];
    } finally {
      client.close();
      await server.stop();
    }
  });
};

async function memoryRow(server: WatchedServer, what: string): Promise<BenchRow> {
  const { memory } = await server.figures();
  const mebibytes = (bytes: number) => Math.round(bytes / MIB);
  const { rss, heapUsed, heapTotal, external } = memory;
  const detail = `of it heap ${mebibytes(heapTotal)} (${mebibytes(heapUsed)} in use), outside of it ${mebibytes(external)}`;
  return { area: AREA, what, figure: rss / MIB, unit: 'MiB', aim: AIM, detail };
}

async function askForEverything(client: OpenClient, count: number): Promise<void> {
  const { data } = jsonOf(await client.ask({ path: '/api/v1/tours?limit=100' })) as {
    data: { slug: string }[];
  };
  const paths = [
    ...[
      '/home',
      '/tours',
      '/contact',
      '/about',
      '/tours?page=2',
      '/api/v1/tours?limit=24',
      '/api/v1/tours/browse',
    ],
    ...data.flatMap(({ slug }) => [`/tours/${slug}`, `/api/v1/tours/${slug}`]),
  ];
  let asked = 0;
  const askOn = async () => {
    while (asked < count) {
      asked += 1;
      const headers = { 'accept-encoding': asked % 2 === 0 ? 'br' : 'gzip' };
      const path = paths[asked % paths.length] ?? '/home';
      const { status } = await client.ask({ path, headers });
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
}
