import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { FormSection } from '../../../records/form-section.tsx';
import { SortList } from '../sorting/sort-list.tsx';
import { useMovedRows } from '../sorting/use-moved-rows.ts';
import { useTourFields } from '../use-tour-fields.ts';
import { areConsecutive, nextDay } from './day-numbers.ts';
import { ItineraryDayRow } from './itinerary-day-row.tsx';

const MAX_DAYS = 60;

export function ItineraryEditor() {
  const { control, getValues, setValue, setFocus, faultOf, tellRemoved } = useTourFields();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'itinerary' });
  const list = useRef<HTMLOListElement>(null);
  const { said, moveByButton } = useMovedRows({
    list,
    count: fields.length,
    move: (from, to) => keepingCount(() => move(from, to)),
  });

  function keepingCount(change: () => void) {
    const wereConsecutive = areConsecutive(getValues('itinerary'));
    change();
    if (!wereConsecutive) return;
    for (const place of getValues('itinerary').keys()) {
      setValue(`itinerary.${place}.day`, String(place + 1), { shouldDirty: true });
    }
  }

  function add() {
    const place = fields.length;
    append(nextDay(getValues('itinerary')), { shouldFocus: false });
    setTimeout(() => setFocus(`itinerary.${place}.title`));
  }

  function takeOut(place: number) {
    const day = getValues(`itinerary.${place}`);
    keepingCount(() => remove(place));
    tellRemoved(`Day ${day.day}${day.title ? `, “${day.title}”,` : ''} was removed.`, () =>
      keepingCount(() => insert(place, day, { shouldFocus: false })),
    );
    list.current?.focus();
  }

  const fault = faultOf('itinerary') ?? faultOf('itinerary.root');
  return (
    <FormSection
      id="itinerary-editor"
      title="Itinerary"
      lead="What happens on each day. Drag the days into order, or move them with the arrows."
    >
      <SortList
        count={fields.length}
        nameOf={(place) => `Day ${getValues(`itinerary.${place}.day`)}`}
        onMove={(from, to) => keepingCount(() => move(from, to))}
      >
        <ol ref={list} tabIndex={-1} aria-label="Days" className="grid gap-4 outline-none">
          {fields.map((field, place) => (
            <ItineraryDayRow
              key={field.id}
              id={field.id}
              place={place}
              count={fields.length}
              onMove={(to) => moveByButton(place, to)}
              onRemove={() => takeOut(place)}
            />
          ))}
        </ol>
      </SortList>
      {fields.length === 0 && <p className="text-ink-soft">No days yet.</p>}
      {fault && <p className="mt-2 text-sm font-medium text-rhododendron">{fault}</p>}
      {fields.length < MAX_DAYS && (
        <Button variant="secondary" onClick={add} className="mt-4">
          <Plus aria-hidden="true" className="size-5" />
          Add a day
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </FormSection>
  );
}
