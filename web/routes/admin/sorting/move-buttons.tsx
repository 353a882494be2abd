import { ArrowDown, ArrowUp } from 'lucide-react';

type Props = {
  /** "day 2": completes "Move … up". */
  what: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
};

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-mist hover:text-ink aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';

export function MoveButtons({ what, place, count, onMove }: Props) {
  const isFirst = place === 0;
  const isLast = place === count - 1;
  return (
    <>
      <button
        type="button"
        aria-label={`Move ${what} up`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(place - 1)}
        className={BUTTON}
      >
        <ArrowUp className="size-5" />
      </button>
      <button
        type="button"
        aria-label={`Move ${what} down`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(place + 1)}
        className={BUTTON}
      >
        <ArrowDown className="size-5" />
      </button>
    </>
  );
}
