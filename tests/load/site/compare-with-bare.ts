import { type BareServer, recordAnswer } from './bare-process.ts';
import type { BenchRow } from './bench-row.ts';
import { medianOf } from './median-of.ts';
import { processorTime } from './processor-time.ts';
import { type Load, type LoadResult, sendLoad } from './send-load.ts';

type Measured = { url: string; pid: number };

/** With the processor time of each answer, in microseconds. */
type Result = LoadResult & { each: number };

type Compared = {
  area: string;
  /** The site that is measured, and the path on it. */
  site: Measured;
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
  await recordAnswer(site.url + path, load.encoding);
  await sendLoad(site.url + path, load);
  const answer = await recordAnswer(site.url + path, load.encoding);
  await bare.send(answer);
  const results: { site: Result; bare: Result }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({ site: await measure(site, path, load), bare: await measure(bare, '', load) });
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
      detail: [
        `${kilobytes} kB`,
        ...(['site', 'bare'] as const).map((one) =>
          summed(
            one,
            results.map((round) => round[one]),
          ),
        ),
      ].join('; '),
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

async function measure({ url, pid }: Measured, path: string, load: Load): Promise<Result> {
  const before = processorTime(pid);
  const result = await sendLoad(url + path, load);
  const each = ((processorTime(pid) - before) * 1_000) / (result.perSecond * load.seconds);
  return { ...result, each };
}

function summed(name: string, results: Result[]): string {
  const rate = Math.round(medianOf(results.map((result) => result.perSecond))).toLocaleString('en');
  return `${name} ${rate} a second, ${Math.round(medianOf(results.map((result) => result.each)))} µs of a processor each`;
}

const slowest = (results: LoadResult[]) => medianOf(results.map((result) => result.p99));
