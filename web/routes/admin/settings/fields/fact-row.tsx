import { todayInIndia } from '../../../../../contracts/india-time.ts';
import { POLICY_PARTS, type PolicyPartId } from '../../../../../contracts/policies/policy-parts.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useSettingsEditing } from '../settings-context.ts';
import { RemoveRowButton } from './rows/remove-row-button.tsx';

const PART_NAMES: Record<PolicyPartId, string> = {
  'notes-for-tourists': 'Notes for tourists',
  'government-id': 'Government ID',
};

export function FactRow({ row, onRemove }: { row: number; onRemove: () => void }) {
  const { form } = useSettingsEditing();
  const faults = form.formState.errors.policyFacts?.[row];
  const field = `policyFacts.${row}` as const;

  function checkedToday() {
    form.setValue(`${field}.checkedOn`, todayInIndia(), { shouldDirty: true });
  }

  return (
    <fieldset className="grid gap-4 rounded-card border border-mist bg-sheet p-4 sm:p-5">
      <legend className="sr-only">Fact {row + 1}</legend>
      <TextAreaField
        label={`Fact ${row + 1}`}
        rows={3}
        {...form.register(`${field}.text`)}
        error={faults?.text?.message}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label="Source" {...form.register(`${field}.source`)} error={faults?.source?.message} />
        <TextField
          label="Link to the source"
          type="url"
          placeholder="https://"
          {...form.register(`${field}.sourceUrl`)}
          error={faults?.sourceUrl?.message}
        />
        <SelectField label="Stands under" {...form.register(`${field}.part`)} error={faults?.part?.message}>
          {POLICY_PARTS.map((part) => (
            <option key={part} value={part}>
              {PART_NAMES[part]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Checked on"
          type="date"
          max={todayInIndia()}
          {...form.register(`${field}.checkedOn`)}
          error={faults?.checkedOn?.message}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" onClick={checkedToday} aria-label={`Fact ${row + 1} was checked today`}>
          Checked today
        </Button>
        <RemoveRowButton label={`Remove fact ${row + 1}`} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
