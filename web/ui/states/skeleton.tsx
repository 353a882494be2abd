import { classNames } from '../class-names.ts';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-pulse rounded-field bg-mist motion-reduce:animate-none',
        className ?? 'h-4 w-full',
      )}
    />
  );
}
