import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCursor } from '../../../contracts/lists/cursor.ts';
import { withServer } from '../../support/process/server-process.ts';
import { median } from '../report/median.ts';
import type { BenchArea, BenchRow } from './bench-report.ts';
import { sendLoad } from './send-load.ts';

/** Many times the capacity of the cache. */
const ADDRESSES = 2_000;

export const measureUncachedList: BenchArea = async ({ isQuick }) => {
  const rows: BenchRow[] = [];
  await withServer(async (site) => {
    const pathsFile = join(site.dataDir, 'paths-of-lists');
    const paths = Array.from(
      { length: ADDRESSES },
      (_, place) => `/api/v1/tours?limit=24&cursor=${writeCursor({ at: '9999', id: `z${place}` })}`,
    );
    writeFileSync(pathsFile, paths.join('\n'));
    for (const encoding of ['identity', 'br']) {
      const rates: number[] = [];
      for (let round = 0; round < (isQuick ? 1 : 5); round += 1)
        rates.push((await sendLoad(site, { seconds: isQuick ? 1 : 3, encoding, pathsFile })).perSecond);
      rows.push({
        area: 'Public JSON, not cached',
        what: `24 tours, ${encoding}, 16 connections`,
        figure: median(rates),
        unit: 'a second',
        aim: { atLeast: 2_000 },
        detail: rates.map(Math.round).join(', '),
      });
    }
  });
  return rows;
};
