import { markdownTable } from '../report/markdown-table.ts';
import { median } from '../report/median.ts';
import { KINDS, type Kind, type Look } from './look-by-lighthouse.ts';

const HEAD = [
  'page',
  'performance (runs)',
  'accessibility · practices · search',
  'FCP s',
  'LCP s',
  'Speed Index s',
  'blocking ms (runs)',
  'shift',
  'requests',
  'kB: HTML · style · script · fonts · pictures · videos · other',
];
const COLUMNS: Kind[] = [...KINDS, 'Other'];

export function lighthouseTable(looks: ReadonlyMap<string, Look[]>): string {
  return markdownTable([HEAD, ...[...looks].map(([page, runs]) => [page, ...rowOf(runs)])]);
}

function rowOf(runs: Look[]): string[] {
  const middle = (of: (look: Look) => number) => median(runs.map(of));
  const seconds = (of: (look: Look) => number) => (middle(of) / 1_000).toFixed(2);
  const score = (category: number) => middle((look) => look.scores[category] ?? 0);
  const kilobytes = (kind: Kind) => Math.round(middle(({ bytes }) => bytes[kind] ?? 0) / 1_000);
  return [
    `${score(0)} (${runs.map(({ scores }) => scores[0]).join(', ')})`,
    [1, 2, 3].map(score).join(' · '),
    seconds(({ fcp }) => fcp),
    seconds(({ lcp }) => lcp),
    seconds(({ speedIndex }) => speedIndex),
    `${Math.round(middle(({ blocking }) => blocking))} (${runs.map(({ blocking }) => Math.round(blocking)).join(', ')})`,
    middle(({ shift }) => shift).toFixed(3),
    String(middle(({ requests }) => requests)),
    COLUMNS.map(kilobytes).join(' · '),
  ];
}
