import { Heart } from 'lucide-react';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { savedToursStore } from './saved-tours-store.ts';
import { useSavedTour } from './use-saved-tour.ts';

type Props = { tour: { _id: string; title: string }; look: 'heart' | 'button'; className?: string };

const HEART =
  'grid size-11 place-items-center rounded-full bg-paper/90 text-ink transition-colors duration-200 hover:bg-paper motion-reduce:transition-none';

/** Saves a tour; a second press takes it out again. */
export function SaveButton({ tour, look, className }: Props) {
  const isSaved = useSavedTour(tour._id);
  const heart = (
    <Heart
      aria-hidden="true"
      className={classNames('size-5', isSaved && 'fill-rhododendron text-rhododendron')}
    />
  );
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={look === 'heart' ? `Save: ${tour.title}` : undefined}
      title={look === 'heart' ? 'Save' : undefined}
      onClick={() => savedToursStore.toggle(tour._id)}
      className={classNames(
        'noscript:hidden print:hidden',
        look === 'heart' ? classNames(HEART, className) : buttonStyle('secondary', className),
      )}
    >
      {heart}
      {look === 'button' && 'Save'}
    </button>
  );
}
