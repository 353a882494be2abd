import {
  DIFFICULTIES,
  DIFFICULTY_NAMES,
  DOSSIER_LIMITS,
} from '../../../../../../contracts/dossier/dossier-terms.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormSection } from '../form-section.tsx';
import { useTourFields } from '../tour-form-context.ts';
import { useFieldFault } from './field-fault.ts';

const TEXTS = [
  { field: 'difficultyNote', label: 'What is hard about it' },
  { field: 'children', label: 'Children' },
  { field: 'seniors', label: 'Seniors' },
  { field: 'health', label: 'Heart and lungs' },
] as const;

export function SuitabilityFields() {
  const { register } = useTourFields();
  const faultOf = useFieldFault();
  return (
    <FormSection id="suitability-fields" title="Who it suits">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="How hard it is"
          {...register('suitability.difficulty')}
          error={faultOf('suitability.difficulty')}
        >
          <option value="">Not said</option>
          {DIFFICULTIES.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {DIFFICULTY_NAMES[difficulty]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Least age in years"
          inputMode="numeric"
          autoComplete="off"
          {...register('suitability.minAge')}
          error={faultOf('suitability.minAge')}
        />
        <TextField
          label="Advised up to the age of"
          inputMode="numeric"
          autoComplete="off"
          {...register('suitability.maxAge')}
          error={faultOf('suitability.maxAge')}
        />
        {TEXTS.map(({ field, label }) => (
          <TextAreaField
            key={field}
            label={label}
            rows={2}
            maxLength={DOSSIER_LIMITS.note}
            {...register(`suitability.${field}`)}
            error={faultOf(`suitability.${field}`)}
          />
        ))}
        <TextAreaField
          label="Who should not go"
          rows={3}
          {...register('suitability.notFor')}
          hint="A line each."
          error={faultOf('suitability.notFor')}
          className="sm:col-span-2"
        />
      </div>
    </FormSection>
  );
}
