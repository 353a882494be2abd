import { useSortable } from '@dnd-kit/react/sortable';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../records/form-section.tsx';
import { RemoveRowButton } from '../../../records/remove-row-button.tsx';
import { DayFactsFields } from '../dossier/day-facts-fields.tsx';
import { DragHandle } from '../sorting/drag-handle.tsx';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { SortList } from '../sorting/sort-list.tsx';
import { useMovedRows } from '../sorting/use-moved-rows.ts';
import { useTourFields } from '../use-tour-fields.ts';
import { areConsecutive, nextDay } from './day-numbers.ts';

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

type Props = { id: string; place: number; count: number; onMove: (to: number) => void; onRemove: () => void };

function ItineraryDayRow({ id, place, count, onMove, onRemove }: Props) {
  const { control, of } = useTourFields();
  const { ref, handleRef, isDragging } = useSortable({ id, index: place });
  const day = useWatch({ control, name: `itinerary.${place}.day` });
  const name = `day ${day || place + 1}`;
  return (
    <li
      ref={ref}
      className={`rounded-card border bg-sheet p-3 sm:p-4 ${isDragging ? 'border-teesta' : 'border-mist'}`}
    >
      <div className="flex items-center justify-between gap-2">
        <div className="flex items-center">
          <DragHandle handleRef={handleRef} label={`Drag ${name}`} className="-ml-2" />
          <h3 className="font-display text-lg font-semibold first-letter:uppercase">{name}</h3>
        </div>
        <div className="-mr-2 flex">
          <MoveButtons what={name} place={place} count={count} onMove={onMove} />
          <RemoveRowButton label={`Remove ${name}`} onClick={onRemove} />
        </div>
      </div>
      <div className="mt-2 grid gap-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
        <TextField label="Day" inputMode="numeric" {...of(`itinerary.${place}.day`)} />
        <TextField label="Title" maxLength={200} {...of(`itinerary.${place}.title`)} />
        <TextAreaField
          label="What happens"
          rows={3}
          maxLength={5_000}
          {...of(`itinerary.${place}.description`)}
          className="sm:col-span-2"
        />
        <DayFactsFields place={place} />
      </div>
    </li>
  );
}
