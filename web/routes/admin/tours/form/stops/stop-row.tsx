import { Trash2 } from 'lucide-react';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { useFieldFault } from '../dossier/field-fault.ts';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { useTourFields } from '../tour-form-context.ts';

type Props = {
  place: number;
  count: number;
  options: readonly (readonly [id: string, name: string])[];
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function StopRow({ place, count, options, onMove, onRemove }: Props) {
  const { register, setValue } = useTourFields();
  const faultOf = useFieldFault();
  const what = `place ${place + 1}`;
  const row = `stops.${place}` as const;
  const chosen = register(`${row}.stop`, {
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      setValue(`${row}.name`, target.selectedOptions[0]?.text ?? ''),
  });
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-3 rounded-card border border-mist bg-sheet p-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_auto]">
      <SelectField
        label={`Place ${place + 1}`}
        {...chosen}
        error={faultOf(`${row}.stop`) ?? faultOf(row)}
        className="max-sm:col-span-full"
      >
        <option value="">Choose a place</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="On day"
        inputMode="numeric"
        autoComplete="off"
        {...register(`${row}.day`)}
        error={faultOf(`${row}.day`)}
      />
      <div className="mt-[1.875rem] flex justify-end">
        <MoveButtons what={what} place={place} count={count} onMove={onMove} />
        <button
          type="button"
          aria-label={`Remove ${what}`}
          onClick={onRemove}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-mist hover:text-rhododendron"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </button>
      </div>
    </li>
  );
}
