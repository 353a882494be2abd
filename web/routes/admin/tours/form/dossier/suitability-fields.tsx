import { DIFFICULTY_NAMES, DOSSIER_LIMITS } from '../../../../../../contracts/dossier/dossier-terms.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../records/form-section.tsx';
import { Options } from '../../../records/options.tsx';
import { useTourFields } from '../use-tour-fields.ts';

const TEXTS = [
  { field: 'difficultyNote', label: 'What is hard about it' },
  { field: 'children', label: 'Children' },
  { field: 'seniors', label: 'Seniors' },
  { field: 'health', label: 'Heart and lungs' },
] as const;

export function SuitabilityFields() {
  const { of } = useTourFields();
  return (
    <FormSection id="suitability-fields" title="Who it suits">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField label="How hard it is" {...of('suitability.difficulty')}>
          <Options of={DIFFICULTY_NAMES} none="Not said" />
        </SelectField>
        <TextField label="Least age in years" inputMode="numeric" {...of('suitability.minAge')} />
        <TextField label="Advised up to the age of" inputMode="numeric" {...of('suitability.maxAge')} />
        {TEXTS.map(({ field, label }) => (
          <TextAreaField
            key={field}
            label={label}
            rows={2}
            maxLength={DOSSIER_LIMITS.note}
            {...of(`suitability.${field}`)}
          />
        ))}
        <TextAreaField
          label="Who should not go"
          rows={3}
          {...of('suitability.notFor')}
          hint="A line each."
          className="sm:col-span-2"
        />
      </div>
    </FormSection>
  );
}
