import type { ReactNode } from 'react';
import { RidgeLine } from './ridge-line.tsx';

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
