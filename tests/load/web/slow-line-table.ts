import { markdownTable } from '../report/markdown-table.ts';
import { median } from '../report/median.ts';
import type { SlowLook } from './look-on-slow-line.ts';

const HEAD = ['page', 'text stands, s', 'first picture, s', 'menu answers, s', 'enquiry form answers, s'];

export function slowLineTable(looks: ReadonlyMap<string, SlowLook[]>): string {
  return markdownTable([HEAD, ...[...looks].map(([page, runs]) => [page, ...rowOf(runs)])]);
}

function rowOf(runs: SlowLook[]): string[] {
  return [
    seconds(runs.map(({ text }) => text)),
    seconds(runs.map(({ picture }) => picture)),
    seconds(runs.map(({ menu }) => menu)),
    seconds(runs.map(({ enquiry }) => enquiry)),
  ];
}

function seconds(values: (number | undefined)[]): string {
  const times = values.filter((value) => value !== undefined);
  return times.length > 0 ? (median(times) / 1_000).toFixed(1) : '–';
}
