import { withServer } from '../../support/process/server-process.ts';
import { lowerQuartile, median } from '../report/median.ts';
import { type BareServer, recordAnswer, startBareServer } from './bare-process.ts';
import type { BenchArea, BenchRow } from './bench-report.ts';
import { type LoadResult, sendLoad } from './send-load.ts';

const TOUR = ':tour';

const MAX_TIMES = 1.3;
const MAX_P99_TIMES = 3;

type Server = { url: string; pid: number };

export const measurePages = measure('Pages', ['/home', '/tours', `/tours/${TOUR}`]);

export const measurePublicJson = measure('Public JSON', [
  '/api/v1/tours?limit=24',
  '/api/v1/tours/browse',
  '/api/v1/tours/search/getTourBySearch?city=Darjeeling',
  `/api/v1/tours/${TOUR}`,
  `/api/v1/tours/${TOUR}/reviews`,
  '/api/v1/settings',
  '/api/v1/reviews/highlights',
]);

/** A new site for each path: V8 optimises each start differently. */
function measure(area: string, paths: string[]): BenchArea {
  return async ({ isQuick }) => {
    const rows: BenchRow[] = [];
    const bare = await startBareServer();
    try {
      for (const path of paths)
        await withServer(async (site) => {
          const known = path.replace(TOUR, await newestTour(site.url));
          for (const encoding of ['identity', 'br'])
            rows.push(
              ...(await compare(area, { site, bare, path: known, encoding, rounds: isQuick ? 1 : 20 })),
            );
        });
    } finally {
      await bare.stop();
    }
    return rows;
  };
}

type Compared = { site: Server; bare: BareServer; path: string; encoding: string; rounds: number };

/** Alternates, so that other load on the machine slows both. */
async function compare(area: string, { site, bare, path, encoding, rounds }: Compared): Promise<BenchRow[]> {
  const url = site.url + path;
  const load = { seconds: 1, encoding };
  // Twice: after the first response, a better compressed one replaces it.
  await recordAnswer(url, encoding);
  await sendLoad({ ...site, url }, load);
  const answer = await recordAnswer(url, encoding);
  await bare.send(answer);
  const own: LoadResult[] = [];
  const bares: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await sendLoad({ ...site, url }, load));
    bares.push(await sendLoad(bare, load));
  }
  const [here, there] = [summed(own), summed(bares)];
  const what = `${path}, ${encoding}`;
  const kilobytes = Math.round(Buffer.byteLength(answer.body, 'base64') / 1_000);
  return [
    {
      area,
      what: `${what}: processor time`,
      figure: here.each / there.each,
      aim: { atMost: MAX_TIMES },
      detail: `${kilobytes} kB; site ${here.told}; bare ${there.told}`,
    },
    {
      area,
      what: `${what}: p99`,
      figure: here.p99 / there.p99,
      aim: { atMost: MAX_P99_TIMES },
      detail: `${here.p99.toFixed(1)} ms, bare ${there.p99.toFixed(1)} ms`,
    },
  ];
}

function summed(results: LoadResult[]) {
  const each = lowerQuartile(results.map((one) => one.each));
  const rate = median(results.map((one) => one.perSecond));
  return {
    each,
    p99: median(results.map((one) => one.p99)),
    told: `${each.toFixed(1)} µs, ${Math.round(rate).toLocaleString('en')} a second`,
  };
}

async function newestTour(site: string): Promise<string> {
  const { data } = (await (await fetch(`${site}/api/v1/tours?limit=1`)).json()) as {
    data: { slug: string }[];
  };
  if (!data[0]) throw new Error('The site has no tour.');
  return data[0].slug;
}
