import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

/** 0 to 5. Drawn by the style sheet: a list has dozens. */
export function Stars({ value, className }: { value: number; className?: string }) {
  const shown = Math.min(5, Math.max(0, value));
  const filled = `calc(${shown} * var(--star) + ${Math.floor(shown)} * var(--star-gap))`;
  return (
    <span
      role="img"
      aria-label={`${value} out of 5 stars`}
      style={{ '--filled': filled } as CSSProperties}
      className={classNames('stars', className ?? 'text-base')}
    />
  );
}
