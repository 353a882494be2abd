import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { countOf } from '../../../contracts/count-of.ts';
import type { PlaceOption } from './load-planner.ts';
import { PlaceName } from './place-group.tsx';

type Props = { ticked: PlaceOption[]; onRemove: (place: PlaceOption) => void };

/** In sight while the places are scrolled through. */
export function ChosenPlaces({ ticked, onRemove }: Props) {
  function remove(event: MouseEvent<HTMLButtonElement>, place: PlaceOption): void {
    const { parentElement: chip, form } = event.currentTarget;
    const next = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('button');
    (next ?? form?.querySelector('summary'))?.focus();
    onRemove(place);
  }

  return (
    <div className="sticky top-14 z-10 bg-paper py-1.5 lg:static low:static">
      <p role="status" className="text-ink-soft">
        {ticked.length > 0 ? `${countOf(ticked.length, 'place')} ticked` : 'No place ticked'}
      </p>
      {ticked.length > 0 && (
        <ul
          aria-label="Ticked places"
          className="scripted -mx-1.5 flex gap-2 p-1.5 max-sm:overflow-x-auto sm:flex-wrap"
        >
          {ticked.map((place) => (
            <li key={place.value} className="relative shrink-0">
              <button
                type="button"
                onClick={(event) => remove(event, place)}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-sheet py-1.5 pr-3 pl-4 text-[0.9375rem] font-medium hover:border-ink"
              >
                <span className="sr-only">Take out: </span>
                <PlaceName place={place} />
                <X className="size-4 text-ink-soft" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
