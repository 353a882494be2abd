/** One row of `docs/security/`; it may cover several consecutive items. */
type AsvsRow = {
  numbers: string[];
  level: string;
  asked: string;
  state: string;
  where: string;
};

export type AsvsTables = {
  text: string;
  levels: ReadonlyMap<string, number>;
  shown: ReadonlySet<string>;
  isThere: (path: string) => boolean;
};

export const STATES = ['met', 'does not apply', 'not met'] as const;

const ITEM = /^(\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))?$/;
const BY_READING = /; by reading: (.+)$/;
const PATH = /`([\w.$-]+(?:\/[\w.$-]+)*\/?)`/g;
const FOLDERS = /^(?:artwork|contracts|docs|public|scripts|server|tests|web)\/|^[\w.-]+\.(?:md|json|ts)$/;
const MIN_REASON = 12;

export function readAsvsRows({ text, levels }: Pick<AsvsTables, 'text' | 'levels'>): AsvsRow[] {
  const all = [...levels.keys()];
  return linesOf(text).map((line) => {
    const [items = '', level = '', asked = '', state = '', where = ''] = cellsOf(line);
    const [, first = '', last = first] = ITEM.exec(items) ?? [];
    const span = all.slice(all.indexOf(first), all.indexOf(last) + 1);
    return { numbers: span.length > 0 ? span : [first], level, asked, state, where };
  });
}

const linesOf = (text: string) => text.split('\n').filter((line) => /^\| \d/.test(line));

function cellsOf(line: string): string[] {
  const [, ...cells] = line.split('|').map((cell) => cell.trim());
  return cells.slice(0, -1);
}

export function countStates(rows: readonly AsvsRow[]): Record<string, number> {
  return Object.fromEntries(
    STATES.map((state) => [
      state,
      rows.filter((row) => row.state === state).flatMap(({ numbers }) => numbers).length,
    ]),
  );
}

export function findAsvsFaults(tables: AsvsTables): string[] {
  const rows = readAsvsRows(tables);
  const named = rows.flatMap(({ numbers }) => numbers);
  return [
    ...linesOf(tables.text)
      .filter((line) => cellsOf(line).length !== 5)
      .map((line) => `"${line}" is no row of five cells.`),
    ...[...tables.levels.keys()]
      .filter((number) => !named.includes(number))
      .map((number) => `${number} has no row.`),
    ...named
      .filter((number, place) => named.indexOf(number) !== place)
      .map((number) => `${number} has more than one row.`),
    ...rows.flatMap((row) => faultsOfRow(row, tables).map((fault) => `${row.numbers[0]}: ${fault}`)),
  ];
}

function faultsOfRow(row: AsvsRow, { levels, shown, isThere }: AsvsTables): string[] {
  const found = new Set(row.numbers.map((number) => levels.get(number)));
  const paths = pathsIn(row.where);
  return [
    ...(found.has(undefined) ? ['there is no item of this number.'] : []),
    ...([...found].toSorted().join(', ') === row.level ? [] : [`its level is not ${row.level}.`]),
    ...paths.filter((path) => !isThere(path)).map((path) => `there is no ${path}.`),
    ...faultsOfState(row, paths, shown),
  ];
}

function faultsOfState({ numbers, state, where }: AsvsRow, paths: string[], shown: ReadonlySet<string>) {
  if (!STATES.some((known) => known === state)) return [`"${state}" is no state.`];
  if (state !== 'met') return where.length < MIN_REASON ? ['it does not say why.'] : [];
  const [, reason] = BY_READING.exec(where) ?? [];
  const isShown = numbers.some((number) => shown.has(`V${number}`));
  return [
    ...(paths.length === 0 && !where.includes('](') ? ['it names no file.'] : []),
    ...(isShown || reason ? [] : ['nothing shows it.']),
    ...(reason && reason.length < MIN_REASON ? [`"${reason}" is no reason why there is no test.`] : []),
  ];
}

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(PATH)].flatMap(([, path = '']) => (FOLDERS.test(path) ? [path] : []));
}
