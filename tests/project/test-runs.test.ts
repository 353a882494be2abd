import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOnPostgres } from '../support/database/files-on-postgres.ts';
import { readSource, stepsFrom } from '../support/import-graph.ts';
import { remainingSeconds } from '../support/progress/run-progress.ts';
import { reachedJourneys } from '../support/reached-journeys.ts';

test('a change reaches what imports it, the nearest first', () => {
  const imports = new Map([
    ['page.tsx', ['card.tsx', 'head.tsx']],
    ['card.tsx', ['price.ts']],
    ['head.tsx', []],
  ]);
  expect([...stepsFrom(['price.ts'], imports)]).toEqual([
    ['price.ts', 0],
    ['card.tsx', 1],
    ['page.tsx', 2],
  ]);
});

test.each([
  ['web/routes/compare/compare.tsx', 'tests/e2e/compare-tours.spec.ts'],
  ['web/routes/admin/roads/road-page.tsx', 'tests/e2e/staff-roads.spec.ts'],
])('of what %s reaches the nearest journey is %s', (changed, journey) => {
  const { all, nearest } = reachedJourneys([changed]);
  expect(nearest[0]).toBe(journey);
  expect(all).toBeGreaterThanOrEqual(nearest.length);
});

test.each(['server/app.ts', 'web/root.tsx', 'web/styles/app.css', 'package.json'])(
  'what %s is under is tried by a way through the site',
  (changed) => {
    const { nearest } = reachedJourneys([changed]);
    expect(nearest).toContain('tests/e2e/enquire-about-a-tour.spec.ts');
    expect(nearest.filter((file) => !existsSync(file))).toEqual([]);
  },
);

test('on PostgreSQL each file of tests that opens a database is run once, by one of the two runs', () => {
  const [both, dialect, others] = [undefined, 'dialect', 'others'].map((which) => filesOnPostgres(which));
  expect(both).toContain('server/db/dialect/query-limits.test.ts');
  expect(dialect).toContain('server/db/dialect/query-limits.test.ts');
  expect(others).not.toContain('server/db/dialect/query-limits.test.ts');
  expect([...(dialect ?? []), ...(others ?? [])].toSorted()).toEqual(both?.toSorted());
  const opening = globSync('server/**/*.test.ts').filter((file) =>
    /buildTestApp\(|openTest\w*\(/.test(readSource(file)),
  );
  expect(opening.filter((file) => !both?.includes(file))).toEqual([]);
});

test('what two do at the same moment is tried on both databases in each run', () => {
  const titled = /^ *(test|\]\))\(.*((same|one) moment|of two (who|editors|presses))/m;
  expect(filesOnPostgres('others').filter((file) => titled.test(readSource(file)))).toEqual([]);
});

test.each([
  ['has hardly begun', { pace: 1, share: 0.01, elapsed: 5 }, 345],
  ['has hardly begun on a slow machine', { pace: 2, share: 0.01, elapsed: 5 }, 695],
  ['is as quick as it was measured', { pace: 1, share: 0.5, elapsed: 150 }, 200],
  ['has begun with what is slow', { pace: 1, share: 0.1, elapsed: 180 }, 480],
  ['is half as quick, as those before it were', { pace: 2, share: 0.5, elapsed: 300 }, 400],
])('a run whose part %s tells how long it still takes', (_how, { pace, share, elapsed }, seconds) => {
  const plan = { title: '', expected: 300, after: 50, pace };
  expect(remainingSeconds(plan, share, elapsed)).toBeCloseTo(seconds);
});
