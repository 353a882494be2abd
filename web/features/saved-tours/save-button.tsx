import { Heart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { RepeatedIcon } from '../../ui/repeated-icon.tsx';
import { SAVE_FORM } from './save-form.tsx';
import { savedToursStore } from './saved-tours-store.ts';

type Props = { tour: { _id: string; title: string }; look: 'heart' | 'button'; className?: string };

export function SaveButton({ tour, look, className }: Props) {
  const isSaved = useSavedTour(tour._id);
  const shape = classNames('size-5', isSaved && 'fill-rhododendron text-rhododendron');
  return (
    <button
      type="submit"
      form={SAVE_FORM}
      name="tour"
      value={tour._id}
      data-held=""
      aria-pressed={isSaved}
      aria-label={look === 'heart' ? `Save: ${tour.title}` : undefined}
      title={look === 'heart' ? 'Save' : undefined}
      onClick={(event) => {
        event.preventDefault();
        savedToursStore.toggle(tour._id);
      }}
      className={look === 'heart' ? classNames('card-heart', className) : buttonStyle('secondary', className)}
    >
      {look === 'heart' ? <RepeatedIcon name="heart" className={shape} /> : <Heart className={shape} />}
      {look === 'button' && 'Save'}
    </button>
  );
}

function useSavedTour(id: string): boolean {
  return useSyncExternalStore(
    savedToursStore.subscribe,
    () => savedToursStore.has(id),
    () => false,
  );
}
