import { type BareServer, recordAnswer } from './bare-process.ts';
import type { BenchRow } from './bench-row.ts';
import { medianOf } from './median-of.ts';
import { type Load, type LoadResult, sendLoad } from './send-load.ts';

type Compared = {
  area: string;
  /** The site that is measured, and the path on it. */
  site: string;
  path: string;
  load: Load;
  rounds: number;
  /** The least share of the bare server's rate. */
  aim: number;
};

/** The bare server’s 99th percentile may be taken so many times. */
const MAX_P99_RATIO = 3;
/** A histogram of whole milliseconds has nothing below. */
const LEAST_P99 = 1;

/** The site and the bare server in turn, several times, so that whatever else the machine does slows both. */
export async function compareWithBare(bare: BareServer, compared: Compared): Promise<BenchRow[]> {
  const { area, site, path, load, rounds, aim } = compared;
  // Twice: what is compressed better after the first answer is compressed better now.
  await recordAnswer(site + path, load.encoding);
  await sendLoad(site + path, { ...load, seconds: 1 });
  const answer = await recordAnswer(site + path, load.encoding);
  await bare.send(answer);
  const results: { site: LoadResult; bare: LoadResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({ site: await sendLoad(site + path, load), bare: await sendLoad(bare.url, load) });
  }
  const rate = medianOf(results.map((round) => round.site.perSecond / round.bare.perSecond));
  const p99 = medianOf(
    results.map((round) => Math.max(round.site.p99, LEAST_P99) / Math.max(round.bare.p99, LEAST_P99)),
  );
  const what = `${path}, ${load.encoding}, ${load.connections} connections`;
  const kilobytes = Math.round(Buffer.byteLength(answer.body, 'base64') / 1_000);
  return [
    {
      area,
      what: `${what}: rate`,
      figure: rate,
      aim: { atLeast: aim },
      detail: `${kilobytes} kB; ${perSecond(results.map((round) => round.site))} a second, bare ${perSecond(results.map((round) => round.bare))}`,
    },
    {
      area,
      what: `${what}: p99`,
      figure: p99,
      aim: { atMost: MAX_P99_RATIO },
      detail: `${slowest(results.map((round) => round.site))} ms, bare ${slowest(results.map((round) => round.bare))} ms`,
    },
  ];
}

const perSecond = (results: LoadResult[]) =>
  Math.round(medianOf(results.map((result) => result.perSecond))).toLocaleString('en');

const slowest = (results: LoadResult[]) => medianOf(results.map((result) => result.p99));
