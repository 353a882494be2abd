import { useFieldArray } from 'react-hook-form';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useSettingsEditing } from '../settings-context.ts';
import { AddRowButton } from './rows/add-row-button.tsx';
import { ListFault } from './rows/list-fault.tsx';
import { RemoveRowButton } from './rows/remove-row-button.tsx';
import { SettingsSection } from './settings-section.tsx';

const MAX_REGISTRATIONS = 6;

export function RegistrationFields() {
  const { form } = useSettingsEditing();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'registrations' });
  const faults = form.formState.errors.registrations;
  return (
    <SettingsSection
      id="registrations"
      title="Licence and registrations"
      lead="In the footer and on the about page: GSTIN, the registration with a tourism department, membership of an association."
    >
      {fields.map((field, row) => (
        <div key={field.id} className="flex items-start gap-1">
          <div className="grid flex-1 items-start gap-3 sm:grid-cols-2">
            <TextField
              label={`What it is ${row + 1}`}
              placeholder="GSTIN"
              {...form.register(`registrations.${row}.name`)}
              error={faults?.[row]?.name?.message}
            />
            <TextField
              label={`Its number ${row + 1}`}
              {...form.register(`registrations.${row}.number`)}
              error={faults?.[row]?.number?.message}
            />
          </div>
          <RemoveRowButton
            label={`Remove registration ${row + 1}`}
            className="mt-7.5"
            onClick={() => remove(row)}
          />
        </div>
      ))}
      <ListFault text={faults?.message ?? faults?.root?.message} />
      {fields.length < MAX_REGISTRATIONS && (
        <AddRowButton onClick={() => append({ name: '', number: '' })}>Add a registration</AddRowButton>
      )}
    </SettingsSection>
  );
}
