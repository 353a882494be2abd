import { expect } from 'vitest';
import type { Db } from '../../server/db/database.ts';

/** Of each series and financial year: 1, 2, 3 and so on, and the numbers say so. */
export async function expectNoGap(db: Db): Promise<void> {
  const papers = await db.selectFrom('documents').selectAll().orderBy('sequence').execute();
  for (const [of, inSeries] of Map.groupBy(papers, ({ series, year }) => `${series}/${year}`))
    expect(inSeries.map(({ sequence, number }) => [sequence, number])).toEqual(
      inSeries.map((_, at) => [at + 1, `${of}/${String(at + 1).padStart(4, '0')}`]),
    );
}
