import {
  ACCESS_NAMES,
  NATIONALITY_NAMES,
  type Nationality,
  STOP_LIMITS,
} from '../../../../contracts/stops/stop-terms.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Options } from '../records/options.tsx';
import type { RuleName } from './typed-stop.ts';

type FieldProps = {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  autoComplete: string;
};
type Props = { nationality: Nationality; of: (name: string) => FieldProps };

export function PaperFields({ nationality, of }: Props) {
  const rule = (name: RuleName) => of(`papers.${nationality}.${name}`);
  const text = { maxLength: STOP_LIMITS.line, className: 'col-span-3' };
  return (
    <fieldset className="rounded-card border border-mist bg-sheet p-4">
      <legend className="px-1 font-display text-lg font-semibold">{NATIONALITY_NAMES[nationality]}</legend>
      <div className="grid grid-cols-3 items-start gap-4">
        <SelectField label="May they go" {...rule('access')} className="col-span-3">
          <Options of={ACCESS_NAMES} none="Not said" />
        </SelectField>
        <TextField label="Permit" {...rule('permit')} {...text} />
        <TextField label="What each person brings" {...rule('bring')} {...text} />
        <TextField label="Where it is got" {...rule('where')} {...text} />
        <TextField label="Photos" inputMode="numeric" {...rule('photos')} />
        <TextField label="Days before" inputMode="numeric" {...rule('daysBefore')} />
        <TextField label="Cost (₹)" inputMode="numeric" {...rule('cost')} />
        <TextField label="Fee a night (₹)" inputMode="numeric" {...rule('nightFee')} />
        <TextField label="Free below age" inputMode="numeric" {...rule('feeFreeBelow')} />
        <TextField label="Half below age" inputMode="numeric" {...rule('feeHalfBelow')} />
        <TextField label="Note" {...rule('note')} maxLength={STOP_LIMITS.note} className="col-span-3" />
      </div>
    </fieldset>
  );
}
