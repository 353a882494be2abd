import type { ComponentProps } from 'react';

export function TickBox({ children, ...box }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 w-fit max-w-full cursor-pointer items-center gap-2.5">
      <input type="checkbox" {...box} className="size-5 shrink-0 accent-pine" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
