import { encode } from 'uqr';

/** The quiet zone, in modules. */
const BORDER = 3;

/** Dark on white in both colour schemes: some cameras cannot read the inverse. */
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

function lineOf(row: boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
