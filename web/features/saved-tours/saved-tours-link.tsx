import { Heart } from 'lucide-react';
import { href, Link } from 'react-router';
import { useSavedIds } from './saved-tours-store.ts';

export function SavedToursLink() {
  const count = useSavedIds().length;
  return (
    <Link
      to={href('/saved')}
      aria-label={count > 0 ? `Saved tours: ${count}` : undefined}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 font-semibold whitespace-nowrap hover:bg-mist"
    >
      <span className="relative">
        <Heart className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-2 -right-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-action px-1 text-[0.6875rem] leading-none text-on-action tabular-nums"
          >
            {count}
          </span>
        )}
      </span>
      <span className="lg:sr-only">Saved tours</span>
    </Link>
  );
}
