import { expect, test } from 'vitest';
import { tableOf } from '../load/site/bench-report.ts';

const row = { area: 'Pages', what: '/home', detail: '100 a second' };

test('a figure that misses its aim is marked, and so is one that could not be measured', () => {
  const table = tableOf([
    { ...row, figure: 0.8, aim: { atLeast: 0.8 } },
    { ...row, figure: 0.79, aim: { atLeast: 0.8 } },
    { ...row, figure: 3.1, aim: { atMost: 3 } },
    { ...row, figure: Number.NaN, aim: { atMost: 3 } },
    { ...row, figure: 2_345.6, unit: 'a second', aim: { atLeast: 2_000 } },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| /home | 0.80 | ≥ 0.8 | 100 a second |',
    '| **missed** /home | 0.79 | ≥ 0.8 | 100 a second |',
    '| **missed** /home | 3.10 | ≤ 3 | 100 a second |',
    '| **missed** /home | NaN | ≤ 3 | 100 a second |',
    '| /home | 2,346 a second | ≥ 2,000 a second | 100 a second |',
  ]);
});
