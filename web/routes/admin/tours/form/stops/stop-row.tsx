import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Options } from '../../../records/options.tsx';
import { RemoveRowButton } from '../../../records/remove-row-button.tsx';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { useTourFields } from '../use-tour-fields.ts';

type Props = {
  place: number;
  count: number;
  /** By id, the name. */
  options: Readonly<Record<string, string>>;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function StopRow({ place, count, options, onMove, onRemove }: Props) {
  const { of, faultOf, setValue } = useTourFields();
  const what = `place ${place + 1}`;
  const row = `stops.${place}` as const;
  const chosen = of(`${row}.stop`, {
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      setValue(`${row}.name`, target.selectedOptions[0]?.text ?? ''),
  });
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-3 rounded-card border border-mist bg-sheet p-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_auto]">
      <SelectField
        label={`Place ${place + 1}`}
        {...chosen}
        error={chosen.error ?? faultOf(row)}
        className="max-sm:col-span-full"
      >
        <Options of={options} none="Choose a place" />
      </SelectField>
      <TextField label="On day" inputMode="numeric" {...of(`${row}.day`)} />
      <div className="mt-[1.875rem] flex justify-end">
        <MoveButtons what={what} place={place} count={count} onMove={onMove} />
        <RemoveRowButton label={`Remove ${what}`} onClick={onRemove} className="-mr-2" />
      </div>
    </li>
  );
}
