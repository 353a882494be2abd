import type { ReactNode } from 'react';

type Props = { title: string; titleLevel?: 'h1' | 'h2' | 'h3'; text?: ReactNode; children?: ReactNode };

export function EmptyState({ title, titleLevel: Title = 'h2', text, children }: Props) {
  return (
    <div className="rounded-card border border-dashed border-edge px-6 py-12 text-center">
      <RidgeLine />
      <Title className="mt-5 text-heading">{title}</Title>
      {text && <p className="mx-auto mt-2 max-w-[32rem] text-ink-soft">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

function RidgeLine() {
  return (
    <svg viewBox="0 0 160 48" aria-hidden="true" className="mx-auto h-12 w-40 text-edge">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M2 44 34 24l10 7 26-25 14 14 8-6 26 22 14-8 26 16" />
        <path d="m61 15 9 6 7-5 7 8" opacity=".6" />
      </g>
    </svg>
  );
}
