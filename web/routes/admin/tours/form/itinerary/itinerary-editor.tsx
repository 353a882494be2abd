import { useSortable } from '@dnd-kit/react/sortable';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { DOSSIER_LIMITS, MEALS } from '../../../../../../contracts/dossier/dossier-terms.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../records/form-section.tsx';
import { RemoveRowButton } from '../../../records/remove-row-button.tsx';
import { TickBox } from '../../../records/tick-box.tsx';
import { DragHandle } from '../../../sorting/drag-handle.tsx';
import { MoveButtons } from '../../../sorting/move-buttons.tsx';
import { SortList } from '../../../sorting/sort-list.tsx';
import { useMovedRows } from '../../../sorting/use-moved-rows.ts';
import type { FormDay } from '../tour-form-values.ts';
import { EMPTY_FORM_DAY_FACTS } from '../tour-form-values.ts';
import { useTourFields } from '../use-tour-fields.ts';

const FIELDS: Field[] = [
  { field: 'distanceKm', label: 'Distance (km)', isNumber: true },
  { field: 'driveHours', label: 'Hours by car', isNumber: true, placeholder: '2.5' },
  { field: 'walkHours', label: 'Hours on foot', isNumber: true },
  { field: 'walkNote', label: 'The walk', placeholder: '6 km, 700 m up', isWide: true },
  { field: 'highPlace', label: 'Highest place' },
  { field: 'highMetres', label: 'Its height (m)', isNumber: true },
  { field: 'night', label: 'Night in' },
  { field: 'nightMetres', label: 'Its height (m)', isNumber: true },
  { field: 'stay', label: 'Hotel or class', placeholder: 'Homestay', isWide: true },
];

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
          <Plus className="size-5" />
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

type TextFact = Exclude<keyof FormDay['facts'], 'meals'>;

type Field = { field: TextFact; label: string; isNumber?: boolean; placeholder?: string; isWide?: boolean };

function DayFactsFields({ place }: { place: number }) {
  const { control, register, faultOf, of } = useTourFields();
  const facts = useWatch({ control, name: `itinerary.${place}.facts` });
  const base = `itinerary.${place}.facts` as const;
  const hasFault = FIELDS.some(({ field }) => faultOf(`${base}.${field}`) !== undefined);
  return (
    // A fault opens it, but does not keep it open.
    <details open={hasFault || undefined} className="sm:col-span-2">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-teesta hover:underline">
        Distance, height, night and meals
        {countOfFacts(facts) > 0 && (
          <span className="font-normal text-ink-soft">· {countOfFacts(facts)} filled in</span>
        )}
      </summary>
      <div className="mt-2 grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        {FIELDS.map(({ field, label, isNumber, placeholder, isWide }) => (
          <TextField
            key={field}
            label={label}
            inputMode={isNumber ? 'decimal' : undefined}
            maxLength={isNumber ? 20 : DOSSIER_LIMITS.place}
            placeholder={placeholder}
            {...of(`${base}.${field}`)}
            className={isWide ? 'col-span-2' : undefined}
          />
        ))}
        <fieldset className="col-span-2 sm:col-span-4">
          <legend className="text-[0.9375rem] font-semibold">Meals that are included</legend>
          <div className="flex flex-wrap gap-x-6">
            {MEALS.map((meal) => (
              <TickBox key={meal} value={meal} {...register(`${base}.meals`)}>
                {meal}
              </TickBox>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}

function countOfFacts(facts: FormDay['facts']): number {
  return Object.values(facts).filter((value) => value.length > 0).length;
}

/** If days count 1, 2, 3, …, the form renumbers them after each change. */
export function areConsecutive(days: readonly Pick<FormDay, 'day'>[]): boolean {
  return days.every(({ day }, place) => day === String(place + 1));
}

export function nextDay(days: readonly Pick<FormDay, 'day'>[]): FormDay {
  const last = Number(days.at(-1)?.day ?? 0);
  const day = String((Number.isFinite(last) ? last : days.length) + 1);
  return { day, title: '', description: '', facts: EMPTY_FORM_DAY_FACTS };
}
