import { encode } from 'uqr';

/** Modules of white around it, by which a camera finds it. */
const BORDER = 3;

/** Dark on white in either colour scheme: not every camera reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mt-4 size-56 max-w-full rounded-card border border-mist bg-white"
    >
      <path d={data.map(lineOf).join('')} fill="#000" />
    </svg>
  );
}

/** The dark modules of one row. */
function lineOf(row: boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
