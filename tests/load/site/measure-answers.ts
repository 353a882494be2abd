import { withServer } from '../../support/process/server-process.ts';
import { startBareServer } from './bare-process.ts';
import type { BenchArea, BenchRow } from './bench-row.ts';
import { compareWithBare } from './compare-with-bare.ts';

/** Stands for the slug of a tour that the site has. */
const TOUR = ':tour';

type Measured = { area: string; paths: string[]; connections: number[]; aim: number };

/** Pages that are cached, beside a bare server. */
export const measurePages = measure({
  area: 'Pages',
  paths: ['/home', '/tours', `/tours/${TOUR}`],
  connections: [16, 64],
  aim: 0.8,
});

/** The API's public answers, beside a bare server. */
export const measurePublicJson = measure({
  area: 'Public JSON',
  paths: [
    '/api/v1/tours?limit=24',
    '/api/v1/tours/browse',
    '/api/v1/tours/search/getTourBySearch?city=Darjeeling',
    `/api/v1/tours/${TOUR}`,
    `/api/v1/tours/${TOUR}/reviews`,
    '/api/v1/settings',
    '/api/v1/reviews/highlights',
  ],
  connections: [16],
  aim: 0.6,
});

function measure({ area, paths, connections, aim }: Measured): BenchArea {
  return async ({ isQuick }) => {
    const rows: BenchRow[] = [];
    const bare = await startBareServer();
    try {
      await withServer(async (site) => {
        const slug = await newestTour(site.url);
        for (const path of paths.map((one) => one.replace(TOUR, slug))) {
          for (const encoding of ['identity', 'br']) {
            for (const count of connections) {
              const load = { connections: count, seconds: 1, encoding };
              rows.push(
                ...(await compareWithBare(bare, { area, site, path, load, rounds: isQuick ? 1 : 7, aim })),
              );
            }
          }
        }
      });
    } finally {
      await bare.stop();
    }
    return rows;
  };
}

async function newestTour(site: string): Promise<string> {
  const { data } = (await (await fetch(`${site}/api/v1/tours?limit=1`)).json()) as {
    data: { slug: string }[];
  };
  if (!data[0]) throw new Error('The site has no tour.');
  return data[0].slug;
}
