import { withServer } from '../../support/process/server-process.ts';
import type { BenchArea, BenchRow } from './bench-row.ts';
import { ANY_CURSOR } from './load-argument.ts';
import { medianOf } from './median-of.ts';
import { sendLoad } from './send-load.ts';

const PATH = `/api/v1/tours?limit=24&cursor=${ANY_CURSOR}`;

/** A list of 24 tours that is made for each request. */
export const measureUncachedList: BenchArea = async ({ isQuick }) => {
  const rows: BenchRow[] = [];
  await withServer(async ({ url }) => {
    for (const encoding of ['identity', 'br']) {
      const load = { connections: 16, seconds: isQuick ? 1 : 3, encoding };
      const rates: number[] = [];
      for (let round = 0; round < (isQuick ? 1 : 5); round += 1) {
        rates.push((await sendLoad(url + PATH, load)).perSecond);
      }
      rows.push({
        area: 'Public JSON, made anew',
        what: `24 tours, ${encoding}, 16 connections`,
        figure: medianOf(rates),
        unit: 'a second',
        aim: { atLeast: 2_000 },
        detail: rates.map(Math.round).join(', '),
      });
    }
  });
  return rows;
};
