import { useEffect, useRef, useState } from 'react';
import { countOf } from '../../../contracts/count-of.ts';
import { byTripDay } from '../../features/places/planner-address.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ChosenPlaces } from './chosen-places.tsx';
import type { PlaceOption, PlaceRegion } from './load-planner.ts';
import { PlaceGroup } from './place-group.tsx';

const PLACES = 'places';

type Props = {
  regions: PlaceRegion[];
  /** A list is shown, and more places are rarely wanted. */
  isFolded: boolean;
};

export function PlaceChoice({ regions, isFolded }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const options = regions.flatMap(({ items }) => items).toSorted(byTripDay);
  const [ticked, setTicked] = useState(options.filter(({ isChosen }) => isChosen));
  const [sought, setSought] = useState('');
  const found = (option: PlaceOption) => option.name.toLowerCase().includes(sought.trim().toLowerCase());

  const boxes = () => [...(fieldset.current?.querySelectorAll<HTMLInputElement>(`[name=${PLACES}]`) ?? [])];

  function readBoxes(): void {
    const values = new Set(boxes().flatMap(({ checked, value }) => (checked ? [value] : [])));
    setTicked(options.filter(({ value }) => values.has(value)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a browser may have restored ticks
  useEffect(readBoxes, []);

  useEffect(() => {
    // Fewer groups move the page, and the field below the ticked places.
    if (sought) field.current?.scrollIntoView({ block: 'nearest' });
  }, [sought]);

  function untick({ value }: PlaceOption): void {
    for (const box of boxes()) if (box.value === value) box.checked = false;
    readBoxes();
  }

  const choice = (
    <>
      <div className="scripted mt-3 [&_input]:scroll-mt-28">
        <TextField
          ref={field}
          label="Find a place"
          name="sought"
          type="search"
          // Not part of the form, which Enter would send.
          form=""
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          onChange={(event) => setSought(event.target.value)}
        />
        <p role="status" className="mt-1.5 text-sm text-ink-soft">
          {sought.trim() && foundText(options.filter(found).length)}
        </p>
      </div>
      <div className="mt-2 border-t border-mist">
        {regions.map((region) => (
          <PlaceGroup
            key={region.name}
            region={region}
            ticked={ticked.map(({ value }) => value)}
            found={sought.trim() ? found : undefined}
          />
        ))}
      </div>
    </>
  );
  return (
    <fieldset ref={fieldset} onChange={readBoxes} className="min-w-0">
      <legend className="text-[0.9375rem] font-semibold">Places</legend>
      <ChosenPlaces ticked={ticked} onRemove={untick} />
      {isFolded ? (
        <details>
          <summary className="flex min-h-11 scroll-mt-28 items-center text-teesta hover:underline">
            Change the places
          </summary>
          {choice}
        </details>
      ) : (
        choice
      )}
    </fieldset>
  );
}

function foundText(count: number): string {
  return count > 0 ? `${countOf(count, 'place')} found` : 'No tour of ours comes by a place of this name.';
}
