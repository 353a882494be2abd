import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { todayInIndia } from '../../../contracts/india-time.ts';
import { writeBenchmarkSection } from '../report/benchmark-sections.ts';
import { type BenchArea, type BenchRow, isMissed, tableOf } from './bench-report.ts';
import { measurePages, measurePublicJson } from './beside-bare.ts';
import { measureEnquiries } from './enquiries.ts';
import { measureEventLoop } from './event-loop.ts';
import { measureGrowthOnPostgres, measureGrowthOnSqlite } from './growth.ts';
import { measureUncachedList } from './measure-uncached.ts';
import { measureMemory } from './memory.ts';

// npm run bench [-- --only AREA] [--quick]
//
// Writes docs/benchmarks.md; with --quick it only shows that it works.

const AREAS: Record<string, BenchArea> = {
  pages: measurePages,
  'public-json': measurePublicJson,
  growth: measureGrowthOnSqlite,
  'growth-postgres': measureGrowthOnPostgres,
  'uncached-json': measureUncachedList,
  enquiries: measureEnquiries,
  'event-loop': measureEventLoop,
  memory: measureMemory,
};

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, quick: { type: 'boolean', default: false } },
});
const names = values.only ?? Object.keys(AREAS);
const unknown = names.filter((name) => !(name in AREAS));
if (unknown.length > 0)
  throw new Error(`There is no area ${unknown.join(', ')}: ${Object.keys(AREAS).join(', ')}.`);

const missed: BenchRow[] = [];
for (const name of names) {
  const rows = (await AREAS[name]?.({ isQuick: values.quick })) ?? [];
  const text = sectionsOf(rows);
  process.stdout.write(`\n${text}\n`);
  missed.push(...rows.filter(isMissed));
  if (!values.quick) writeBenchmarkSection(`npm run bench: ${name}`, text);
}
process.stdout.write(`\n${missed.length === 0 ? 'Every aim is met.' : `Missed: ${missed.length}.`}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;

function sectionsOf(rows: BenchRow[]): string {
  const measured = `Measured on ${todayInIndia()}, ${cpus().length} cores, Node ${process.versions.node}.`;
  return [...Map.groupBy(rows, (row) => row.area)]
    .map(([area, own]) => `## ${area}\n\n${measured}\n\n${tableOf(own)}`)
    .join('\n\n');
}
