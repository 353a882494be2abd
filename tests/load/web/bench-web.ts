import { parseArgs } from 'node:util';
import { withServer } from '../../support/process/server-process.ts';
import { writeBenchmarkSection } from '../report/benchmark-sections.ts';
import { lighthouseTable } from './lighthouse-table.ts';
import { lookAtNextView, WAYS_TO_PRESS } from './look-at-next-view.ts';
import { loadLighthouse } from './look-by-lighthouse.ts';
import { lookOnSlowLine } from './look-on-slow-line.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { nextViewTable } from './next-view-table.ts';
import { slowLineTable } from './slow-line-table.ts';
import { withStaticPage } from './static-page.ts';

const RUNS = '3';

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: RUNS },
    'slow-line': { type: 'boolean', default: false },
    'next-view': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const isWhole = values.pages === undefined && values.runs === RUNS;

const day = new Date().toISOString().slice(0, 10);

await withServer(async (site) => {
  if (values['next-view']) return measureNextView(site.url);
  await withStaticPage(async (staticPage) => {
    const addresses = { ...pagesOf(site.url), 'a static page': staticPage };
    await (values['slow-line'] ? measureSlowLine : measureFirstView)(addresses);
  });
});

type Addresses = Record<string, string>;

async function measureFirstView(pages: Addresses): Promise<void> {
  const look = await loadLighthouse(process.env.LIGHTHOUSE_MODULES ?? '');
  tell('bench:web', `${lighthouseHeading()}\n\n${lighthouseTable(await inTurns(pages, look))}`);
}

async function measureSlowLine(pages: Addresses): Promise<void> {
  tell(
    'bench:web slow line',
    `${slowLineHeading()}\n\n${slowLineTable(await inTurns(pages, lookOnSlowLine))}`,
  );
}

async function measureNextView(site: string): Promise<void> {
  const list = site + MEASURED_PAGES.tours;
  const ways = Object.fromEntries(WAYS_TO_PRESS.map((way) => [way, list]));
  tell(
    'bench:web next view',
    `${nextViewHeading()}\n\n${nextViewTable(await inTurns(ways, lookAtNextView))}`,
  );
}

function pagesOf(site: string): Record<string, string> {
  const names = values.pages?.split(',') ?? Object.keys(MEASURED_PAGES);
  return Object.fromEntries(names.map((name) => [name, site + pathOf(name)]));
}

function pathOf(name: string): string {
  if (!(name in MEASURED_PAGES))
    throw new Error(`No page is called ${name}: ${Object.keys(MEASURED_PAGES).join(', ')}.`);
  return MEASURED_PAGES[name as keyof typeof MEASURED_PAGES];
}

/** Alternates the pages, so that other load on the machine slows all. */
async function inTurns<Look>(
  pages: Record<string, string>,
  look: (url: string, name: string) => Promise<Look>,
) {
  const looks = new Map<string, Look[]>(Object.keys(pages).map((name) => [name, []]));
  // Warms the cache: the first request of a page includes rendering.
  for (const url of Object.values(pages)) await fetch(url).then((answer) => answer.arrayBuffer());
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, url] of Object.entries(pages)) {
      process.stdout.write(`run ${run} of ${runs}: ${name}\n`);
      looks.get(name)?.push(await look(url, name));
    }
  }
  return looks;
}

function tell(section: string, markdown: string): void {
  process.stdout.write(`\n${markdown}\n`);
  if (isWhole) writeBenchmarkSection(section, markdown);
}

function lighthouseHeading(): string {
  return `## The first view, by Lighthouse

\`npm run bench:web\` (program: \`tests/load/web/bench-web.ts\`): Lighthouse 13 as a phone of the middle on a simulated
slow 4G line, ${runs} runs in turns, medians, on a fresh build with the demo's data. Bytes are those of the whole window
that Lighthouse watches. Taken on ${day}.`;
}

function slowLineHeading(): string {
  return `## The first view on a slow line

\`npm run bench:web -- --slow-line\`: a line that is held at 400 kbit/s with 400 ms, the processor at a quarter, ${runs}
runs in turns, medians. A press is made once, as soon as
text stands. Taken on ${day}.`;
}

function nextViewHeading(): string {
  return `## The next view

\`npm run bench:web -- --next-view\`: from the list to a tour and back, from the press to the frame that shows it, ${runs} runs in
turns, medians. On this machine the browser draws without a graphics card. Taken on ${day}.`;
}
