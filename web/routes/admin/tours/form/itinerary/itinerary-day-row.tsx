import { useSortable } from '@dnd-kit/react/sortable';
import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { DayFactsFields } from '../dossier/day-facts-fields.tsx';
import { DragHandle } from '../sorting/drag-handle.tsx';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { useTourFields } from '../tour-form-context.ts';

type Props = { id: string; place: number; count: number; onMove: (to: number) => void; onRemove: () => void };

export function ItineraryDayRow({ id, place, count, onMove, onRemove }: Props) {
  const { control, register, formState } = useTourFields();
  const { ref, handleRef, isDragging } = useSortable({ id, index: place });
  const day = useWatch({ control, name: `itinerary.${place}.day` });
  const faults = formState.errors.itinerary?.[place];
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
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-mist hover:text-rhododendron"
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <div className="mt-2 grid gap-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
        <TextField
          label="Day"
          inputMode="numeric"
          autoComplete="off"
          {...register(`itinerary.${place}.day`)}
          error={faults?.day?.message}
        />
        <TextField
          label="Title"
          autoComplete="off"
          maxLength={200}
          {...register(`itinerary.${place}.title`)}
          error={faults?.title?.message}
        />
        <TextAreaField
          label="What happens"
          rows={3}
          maxLength={5_000}
          {...register(`itinerary.${place}.description`)}
          error={faults?.description?.message}
          className="sm:col-span-2"
        />
        <DayFactsFields place={place} />
      </div>
    </li>
  );
}
