import { Heart } from 'lucide-react';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { RepeatedIcon } from '../../ui/repeated-icon.tsx';
import { savedToursStore } from './saved-tours-store.ts';
import { useSavedTour } from './use-saved-tour.ts';

type Props = { tour: { _id: string; title: string }; look: 'heart' | 'button'; className?: string };

/** Saves a tour; a second press takes it out again. */
export function SaveButton({ tour, look, className }: Props) {
  const isSaved = useSavedTour(tour._id);
  const shape = classNames('size-5', isSaved && 'fill-rhododendron text-rhododendron');
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={look === 'heart' ? `Save: ${tour.title}` : undefined}
      title={look === 'heart' ? 'Save' : undefined}
      onClick={() => savedToursStore.toggle(tour._id)}
      className={classNames(
        'scripted',
        look === 'heart' ? classNames('card-heart', className) : buttonStyle('secondary', className),
      )}
    >
      {look === 'heart' ? (
        <RepeatedIcon name="heart" className={shape} />
      ) : (
        <Heart aria-hidden="true" className={shape} />
      )}
      {look === 'button' && 'Save'}
    </button>
  );
}
