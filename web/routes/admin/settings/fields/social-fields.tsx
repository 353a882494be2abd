import { useFieldArray } from 'react-hook-form';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlaceholderMark } from '../placeholders/placeholder-mark.tsx';
import { useSettingsEditing } from '../settings-context.ts';
import { AddRowButton } from './rows/add-row-button.tsx';
import { ListFault } from './rows/list-fault.tsx';
import { RemoveRowButton } from './rows/remove-row-button.tsx';
import { SettingsSection } from './settings-section.tsx';

const MAX_SOCIALS = 8;

export function SocialFields() {
  const { form } = useSettingsEditing();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'socials' });
  const faults = form.formState.errors.socials;
  return (
    <SettingsSection id="socials" title="Social links" lead="In the footer. None is fine too.">
      {fields.map((field, row) => (
        <div key={field.id} className="flex items-start gap-1">
          <div className="grid flex-1 items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <TextField
              label={`Name ${row + 1}`}
              {...form.register(`socials.${row}.name`)}
              error={faults?.[row]?.name?.message}
            />
            <TextField
              label={`Address ${row + 1}`}
              type="url"
              placeholder="https://"
              {...form.register(`socials.${row}.url`)}
              error={faults?.[row]?.url?.message}
            />
          </div>
          <RemoveRowButton
            label={`Remove social link ${row + 1}`}
            className="mt-7.5"
            onClick={() => remove(row)}
          />
        </div>
      ))}
      <ListFault text={faults?.message ?? faults?.root?.message} />
      <PlaceholderMark names={['socials']} />
      {fields.length < MAX_SOCIALS && (
        <AddRowButton onClick={() => append({ name: '', url: '' })}>Add a link</AddRowButton>
      )}
    </SettingsSection>
  );
}
