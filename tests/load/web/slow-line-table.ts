import { markdownTable } from '../report/markdown-table.ts';
import { median } from '../report/median.ts';
import type { SlowLook } from './look-on-slow-line.ts';

const HEAD = [
  'page',
  'text stands, s',
  'first picture, s',
  'menu answers, s (presses)',
  'enquiry form answers, s (presses)',
];

/** Medians of the runs of each page. */
export function slowLineTable(looks: ReadonlyMap<string, SlowLook[]>): string {
  return markdownTable([HEAD, ...[...looks].map(([page, runs]) => [page, ...rowOf(runs)])]);
}

function rowOf(runs: SlowLook[]): string[] {
  return [
    seconds(runs.map(({ text }) => text)),
    seconds(runs.map(({ picture }) => picture)),
    answers(runs.map(({ menu }) => menu)),
    answers(runs.map(({ enquiry }) => enquiry)),
  ];
}

const known = <T>(values: (T | undefined)[]) => values.filter((value) => value !== undefined);

function seconds(values: (number | undefined)[]): string {
  const times = known(values);
  return times.length > 0 ? (median(times) / 1_000).toFixed(1) : '–';
}

function answers(values: SlowLook['menu'][]): string {
  const given = known(values);
  if (given.length === 0) return '–';
  return `${seconds(given.map(({ at }) => at))} (${median(given.map(({ presses }) => presses))})`;
}
