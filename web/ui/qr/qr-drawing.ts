import { encode } from 'uqr';

/** An SVG path in a square of `size`. */
export type QrDrawing = { path: string; size: number };

/** The quiet zone, in modules. */
const BORDER = 3;

export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return { path: data.map(pathOfRow).join(''), size };
}

/** One rectangle for each run of dark modules. */
function pathOfRow(row: boolean[], y: number): string {
  const from = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return from
    .map((x) => {
      const end = row.indexOf(false, x);
      const width = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    })
    .join('');
}
