import { Link } from 'react-router';
import { countText } from '../enquiries/desk-texts.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';

export type ViewChip = { text: string; to: string; count?: number | undefined; isNow: boolean };

const CHIP =
  'flex min-h-11 items-center gap-1.5 rounded-full border px-3 whitespace-nowrap aria-[current]:border-pine aria-[current]:bg-mist aria-[current]:font-semibold';

export function ViewChips({ views }: { views: readonly ViewChip[] }) {
  const strip = useCurrentInSight<HTMLElement>(views.find(({ isNow }) => isNow)?.text ?? '');
  return (
    <nav ref={strip} aria-label="Views" className="relative -mx-5 -my-1.5 overflow-x-auto px-5 py-1.5">
      <ul className="flex w-max gap-1.5">
        {views.map(({ text, to, count, isNow }) => (
          <li key={text}>
            <Link
              to={to}
              aria-current={isNow ? 'true' : undefined}
              className={`${CHIP} ${isNow ? '' : 'border-mist hover:border-edge'}`}
            >
              {text}
              {count !== undefined && (
                <span className="text-sm font-normal text-ink-soft tabular-nums">{countText(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
