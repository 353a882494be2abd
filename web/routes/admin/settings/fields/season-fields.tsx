import { useFieldArray } from 'react-hook-form';
import { SEASON_START_DAYS } from '../../../../../contracts/policies/refund-ladder.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlaceholderMark } from '../placeholders/placeholder-mark.tsx';
import { useSettingsEditing } from '../settings-context.ts';
import { AddRowButton } from './rows/add-row-button.tsx';
import { ListFault } from './rows/list-fault.tsx';
import { RemoveRowButton } from './rows/remove-row-button.tsx';
import { SettingsSection } from './settings-section.tsx';

const MAX_SEASONS = 12;

export function SeasonFields() {
  const { form } = useSettingsEditing();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'seasonStarts' });
  const faults = form.formState.errors.seasonStarts;
  return (
    <SettingsSection
      id="seasons"
      title="Season starts"
      lead={`A cancellation in the ${SEASON_START_DAYS} days up to a season’s first day is not refunded. The cancellation policy names these days.`}
    >
      {fields.length === 0 && <p className="text-ink-soft">No season start is set.</p>}
      {fields.map((field, row) => (
        <div key={field.id} className="flex max-w-[20rem] items-start gap-1">
          <TextField
            label={`First day of season ${row + 1}`}
            type="date"
            {...form.register(`seasonStarts.${row}.value`)}
            error={faults?.[row]?.value?.message}
            className="flex-1"
          />
          <RemoveRowButton
            label={`Remove season ${row + 1}`}
            className="mt-7.5"
            onClick={() => remove(row)}
          />
        </div>
      ))}
      <ListFault text={faults?.message ?? faults?.root?.message} />
      <PlaceholderMark names={['seasonStarts']} />
      {fields.length < MAX_SEASONS && (
        <AddRowButton onClick={() => append({ value: '' })}>Add a season start</AddRowButton>
      )}
    </SettingsSection>
  );
}
