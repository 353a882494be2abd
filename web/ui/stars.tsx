import { Star } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Five stars filled up to `value` (0 to 5), read aloud as one phrase. */
export function Stars({ value, className }: { value: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${value} out of 5 stars`}
      className={classNames('inline-flex gap-0.5', className ?? 'text-base')}
    >
      {[0, 1, 2, 3, 4].map((before) => {
        const filled = Math.min(1, Math.max(0, value - before)) * 100;
        return (
          <span key={before} aria-hidden="true" className="relative block size-[1.1em]">
            <Star className="absolute size-full text-edge" strokeWidth={1.5} />
            <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${filled}%` }}>
              <Star className="size-[1.1em] max-w-none fill-marigold text-marigold" strokeWidth={1.5} />
            </span>
          </span>
        );
      })}
    </span>
  );
}
