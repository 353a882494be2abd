type MarkedSentence = { number: string; words: string; marks: string[] };

export type Coverage = {
  rows: MarkedSentence[];
  sentences: Map<string, string>;
  shown: Set<string>;
  readings: Set<string>;
};

const ROW = /^\| (\d\.\d+) \| (.*) \| (.*) \|$/;
const OPEN = /not shown|not fully determined|also possible/;

export function readMarkedSentences(table: string): MarkedSentence[] {
  return table.split('\n').flatMap((line) => {
    const [, number, words, marks] = ROW.exec(line) ?? [];
    if (number === undefined || words === undefined || marks === undefined) return [];
    return [{ number, words, marks: marks.split('<br>').map((mark) => mark.trim()) }];
  });
}

export function findCoverageFaults(coverage: Coverage): string[] {
  const { rows, sentences, shown } = coverage;
  const marked = rows.map(({ number }) => number);
  return [
    ...[...sentences.keys()]
      .filter((number) => !shown.has(number) && !marked.includes(number))
      .map((number) => `${number}: no test shows it.`),
    ...marked
      .filter((number, place) => marked.indexOf(number) !== place)
      .map((number) => `${number} has more than one row.`),
    ...rows.flatMap((row) => faultsOfRow(row, coverage).map((fault) => `${row.number}: ${fault}`)),
  ];
}

function faultsOfRow({ number, words, marks }: MarkedSentence, coverage: Coverage): string[] {
  const sentence = coverage.sentences.get(number);
  if (sentence === undefined) return ['there is no sentence of this number.'];
  const begins = words.endsWith('…') ? sentence.startsWith(words.slice(0, -1)) : sentence === words;
  const faults = marks.flatMap((mark) => faultOfMark(mark, number, sentence, coverage) ?? []);
  return begins ? faults : [`the sentence does not begin with "${words}".`, ...faults];
}

function faultOfMark(
  mark: string,
  number: string,
  sentence: string,
  { sentences, readings }: Coverage,
): string | undefined {
  const [, first, last] = /^introduces (\d\.\d+) to (\d\.\d+)$/.exec(mark) ?? [];
  if (first && last) return faultOfSpan(number, first, last, [...sentences.keys()]);
  if (/^background: ./.test(mark)) return undefined;
  if (!/^(reading|left open: .*readings?) \d/.test(mark)) return `"${mark}" is none of the marks.`;
  if (mark.startsWith('left open') && !OPEN.test(sentence)) return 'the sentence leaves nothing open.';
  const unknown = (mark.match(/\d+/g) ?? []).filter((reading) => !readings.has(reading));
  return unknown.length > 0 ? `there is no reading ${unknown.join(', ')}.` : undefined;
}

function faultOfSpan(number: string, first: string, last: string, numbers: string[]): string | undefined {
  if (numbers[numbers.indexOf(number) + 1] !== first) return `${first} does not follow it.`;
  return numbers.indexOf(last) > numbers.indexOf(number) ? undefined : `${last} does not follow it.`;
}
