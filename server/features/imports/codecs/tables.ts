import type { Codec } from './codec.ts';

/** The parts of a line, in order; `\|` and `\n` stand for these signs within one. */
export type TableColumns = Readonly<Record<string, Codec>>;

/** Lines of parts between `|`: "Puja | 1 Oct | 25 Oct | 1500". Parts at the end may be left out. */
export function asTable(columns: TableColumns): Codec {
  const parts = Object.entries(columns);
  return {
    read: (text) =>
      linesOf(text).map((line) => {
        const cells = cellsOf(line, parts.length);
        return Object.fromEntries(
          parts.flatMap(([name, codec], at) => {
            const cell = cells[at]?.trim() ?? '';
            return cell === '' ? [] : [[name, codec.read(cell)]];
          }),
        );
      }),
    write: (value) =>
      (Array.isArray(value) ? value : [])
        .map((entry: Record<string, unknown>) => {
          const cells = parts.map(([name, codec]) => escaped(codec.write(entry[name])));
          return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1).join(' | ');
        })
        .join('\n'),
  };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [only = ''] = lines;
  return lines.length === 1 && !only.includes('|') ? only.split(';') : lines;
}

/** "2: 18000" is as good as "2 | 18000". */
function cellsOf(line: string, columns: number): string[] {
  const cells: string[] = [''];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '\\') {
      at += 1;
      const escaped = line.charAt(at);
      cells.push((cells.pop() ?? '') + (escaped === 'n' ? '\n' : escaped));
    } else if (sign === '|') cells.push('');
    else cells.push((cells.pop() ?? '') + sign);
  }
  return cells.length === 1 && columns === 2 ? line.split(/[:=]/) : cells;
}

const escaped = (text: string) => text.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n');
