export function RidgeLine() {
  return (
    <svg viewBox="0 0 160 48" aria-hidden="true" className="mx-auto h-12 w-40 text-edge">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M2 44 34 24l10 7 26-25 14 14 8-6 26 22 14-8 26 16" />
        <path d="m61 15 9 6 7-5 7 8" opacity=".6" />
      </g>
    </svg>
  );
}
