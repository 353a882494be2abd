import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useDeskPosition } from '../position/desk-position.ts';

const LIST = { group: 'The list' } as const;

const STEP =
  'grid size-11 place-items-center rounded-full border border-edge hover:bg-mist aria-disabled:cursor-default aria-disabled:opacity-45 aria-disabled:hover:bg-transparent';

/** Comes before the open enquiry in the page, so that parts of that can override its keys. */
export function PositionBar() {
  usePlaceKeys();
  const place = useDeskPosition();
  const [params] = useSearchParams();
  const isBesideList = params.get('view') !== 'board';
  if (!place) return null;
  const { listAddress, position, total, hasPrevious, hasNext, goToPrevious, goToNext, texts } = place;
  return (
    <nav
      aria-label="Place in the list"
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-2',
        isBesideList && 'min-[1100px]:float-right',
      )}
    >
      <Link
        to={listAddress}
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-full pr-3 font-medium hover:underline',
          isBesideList && 'min-[1100px]:hidden',
        )}
      >
        <ArrowLeft className="size-5" />
        {texts.all}
      </Link>
      <span className="flex flex-wrap items-center gap-2">
        {position !== undefined && (
          <span className="px-1 text-ink-soft tabular-nums">
            {position}
            {total !== undefined && ` of ${total}`}
          </span>
        )}
        <button
          type="button"
          aria-disabled={!hasPrevious || undefined}
          onClick={goToPrevious}
          aria-label={texts.previous}
          title={`${texts.previous} (k)`}
          className={STEP}
        >
          <ChevronUp className="size-5" />
        </button>
        <button
          type="button"
          aria-disabled={!hasNext || undefined}
          onClick={() => void goToNext()}
          aria-label={texts.next}
          title={`${texts.next} (j)`}
          className={STEP}
        >
          <ChevronDown className="size-5" />
        </button>
      </span>
    </nav>
  );
}

function usePlaceKeys(): void {
  const place = useDeskPosition();
  const isOn = place !== null;
  const { next = '', previous = '', all = '' } = place?.texts ?? {};
  useShortcut('j', { ...LIST, text: next, isRepeated: true }, () => void place?.goToNext(), isOn);
  useShortcut('k', { ...LIST, text: previous, isRepeated: true }, () => place?.goToPrevious(), isOn);
  useShortcut('Escape', { ...LIST, text: `Back: ${all}` }, () => place?.goToList(), isOn);
}
