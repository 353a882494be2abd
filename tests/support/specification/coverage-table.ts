/** One row of `docs/specification-coverage.md`. */
export type CoverageRow = { number: string; words: string; entries: string[] };

/** What the table is held against. */
export type Coverage = {
  rows: CoverageRow[];
  /** By number: see `readSentences`. */
  sentences: Map<string, string>;
  /** The names of the tests in each file, by the file's own name without its folder. */
  titles: Map<string, string[]>;
  /** The numbers of the readings in `docs/specification-readings.md`. */
  readings: Set<string>;
};

const ROW = /^\| (\d\.\d+) \| (.*) \| (.*) \|$/;
const TEST = /^([\w.-]+\.(?:test|spec)\.(?:tsx?|mjs)): (.+)$/;
/** The specification's own words for what it leaves open. */
const OPEN = /not shown|not fully determined|also possible/;

export function readCoverageRows(table: string): CoverageRow[] {
  return table.split('\n').flatMap((line) => {
    const [, number, words, shownBy] = ROW.exec(line) ?? [];
    if (number === undefined || words === undefined || shownBy === undefined) return [];
    return [{ number, words, entries: shownBy.split('<br>').map((entry) => entry.trim()) }];
  });
}

/** Everything that is not so, in words for whoever changed a test or the table. */
export function findCoverageFaults(coverage: Coverage): string[] {
  const { rows, sentences } = coverage;
  const counts = new Map<string, number>();
  for (const { number } of rows) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [
    ...[...sentences.keys()].filter((number) => !counts.has(number)).map((number) => `${number} has no row.`),
    ...[...counts].filter(([, count]) => count > 1).map(([number]) => `${number} has more than one row.`),
    ...rows.flatMap((row) => faultsOfRow(row, coverage).map((fault) => `${row.number}: ${fault}`)),
  ];
}

function faultsOfRow({ number, words, entries }: CoverageRow, coverage: Coverage): string[] {
  const sentence = coverage.sentences.get(number);
  if (sentence === undefined) return ['there is no sentence of this number.'];
  const begins = words.endsWith('…') ? sentence.startsWith(words.slice(0, -1)) : sentence === words;
  const faults = entries.flatMap((entry) => faultOfEntry(entry, number, sentence, coverage) ?? []);
  return begins ? faults : [`the sentence does not begin with "${words}".`, ...faults];
}

function faultOfEntry(
  entry: string,
  number: string,
  sentence: string,
  coverage: Coverage,
): string | undefined {
  const [, file, title] = TEST.exec(entry) ?? [];
  if (file && title) return faultOfTest(file, title, coverage.titles);
  const [, first, last] = /^introduces (\d\.\d+) to (\d\.\d+)$/.exec(entry) ?? [];
  if (first && last) return faultOfSpan(number, first, last, coverage.sentences);
  if (/^background: ./.test(entry)) return undefined;
  if (!/^(reading|left open: .*readings?) \d/.test(entry))
    return `"${entry}" is neither a test nor one of the marks.`;
  if (entry.startsWith('left open') && !OPEN.test(sentence)) return 'the sentence leaves nothing open.';
  const unknown = (entry.match(/\d+/g) ?? []).filter((reading) => !coverage.readings.has(reading));
  return unknown.length > 0 ? `there is no reading ${unknown.join(', ')}.` : undefined;
}

function faultOfTest(file: string, title: string, titles: Map<string, string[]>): string | undefined {
  const named = titles.get(file);
  if (!named) return `there is no file ${file}.`;
  return named.includes(title) ? undefined : `${file} has no test "${title}".`;
}

/** What leads in a list names the whole list: what follows it, to the last that is there. */
function faultOfSpan(
  number: string,
  first: string,
  last: string,
  sentences: Map<string, string>,
): string | undefined {
  const numbers = [...sentences.keys()];
  if (numbers[numbers.indexOf(number) + 1] !== first) return `${first} does not follow it.`;
  return numbers.indexOf(last) > numbers.indexOf(number) ? undefined : `${last} does not follow it.`;
}
