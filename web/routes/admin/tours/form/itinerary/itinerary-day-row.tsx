import { useSortable } from '@dnd-kit/react/sortable';
import { useWatch } from 'react-hook-form';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { RemoveRowButton } from '../../../records/remove-row-button.tsx';
import { DayFactsFields } from '../dossier/day-facts-fields.tsx';
import { DragHandle } from '../sorting/drag-handle.tsx';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { useTourFields } from '../use-tour-fields.ts';

type Props = { id: string; place: number; count: number; onMove: (to: number) => void; onRemove: () => void };

export function ItineraryDayRow({ id, place, count, onMove, onRemove }: Props) {
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
