import { useFieldArray, useWatch } from 'react-hook-form';
import { telLink } from '../../../../lib/phone-and-mail/tel-link.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlaceholderMark } from '../placeholders/placeholder-mark.tsx';
import { useSettingsEditing } from '../settings-context.ts';
import { LinkPreview } from './link-preview.tsx';
import { AddRowButton } from './rows/add-row-button.tsx';
import { ListFault } from './rows/list-fault.tsx';
import { RemoveRowButton } from './rows/remove-row-button.tsx';

const MAX_PHONES = 4;

/** Call buttons use the first number; the header shows two. */
export function PhoneFields() {
  const { form } = useSettingsEditing();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'phones' });
  const typed = useWatch({ control: form.control, name: 'phones' });
  const faults = form.formState.errors.phones;
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Phone numbers</legend>
      {fields.map((field, row) => {
        const number = typed[row]?.value ?? '';
        return (
          <div key={field.id}>
            <div className="flex items-start gap-1">
              <TextField
                label={`Phone ${row + 1}`}
                type="tel"
                {...form.register(`phones.${row}.value`)}
                hint={row === 0 ? 'With its country code: +91 98300 12345.' : undefined}
                error={faults?.[row]?.value?.message}
                className="flex-1"
              />
              {fields.length > 1 && (
                <RemoveRowButton
                  label={`Remove phone ${row + 1}`}
                  className="mt-7.5"
                  onClick={() => remove(row)}
                />
              )}
            </div>
            {/\d{7}/.test(number.replace(/\D/g, '')) && <LinkPreview href={telLink(number)} text="Calls" />}
          </div>
        );
      })}
      <ListFault text={faults?.message ?? faults?.root?.message} />
      <PlaceholderMark names={['phones']} />
      {fields.length < MAX_PHONES && (
        <AddRowButton onClick={() => append({ value: '' })}>Add a number</AddRowButton>
      )}
    </fieldset>
  );
}
