import { useWatch } from 'react-hook-form';
import { telLink } from '../../../lib/phone-and-mail/tel-link.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LinkPreview, SettingRows, SettingsSection } from './setting-parts.tsx';
import { useSettingsEditing } from './use-settings-editor.ts';

/** A row of fields under labels, with its button level with them. */
const ROW = 'flex items-start gap-1 [&>button]:mt-7.5';

/** Call buttons use the first number; the header shows two. */
export function PhoneFields() {
  const { form, of } = useSettingsEditing();
  const typed = useWatch({ control: form.control, name: 'phones' });
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Phone numbers</legend>
      <SettingRows
        name="phones"
        noun="phone"
        addText="Add a number"
        fresh={() => ({ value: '' })}
        max={4}
        min={1}
      >
        {(row, removeButton) => {
          const number = typed[row]?.value ?? '';
          return (
            <>
              <div className={ROW}>
                <TextField
                  {...of(`phones.${row}.value`)}
                  label={`Phone ${row + 1}`}
                  type="tel"
                  hint={row === 0 ? 'With its country code: +91 98300 12345.' : undefined}
                  className="flex-1"
                />
                {removeButton}
              </div>
              {/\d{7}/.test(number.replace(/\D/g, '')) && <LinkPreview href={telLink(number)} text="Calls" />}
            </>
          );
        }}
      </SettingRows>
    </fieldset>
  );
}

export function SocialFields() {
  const { of } = useSettingsEditing();
  return (
    <SettingsSection id="socials" title="Social links" lead="In the footer. None is fine too.">
      <SettingRows
        name="socials"
        noun="social link"
        addText="Add a link"
        fresh={() => ({ name: '', url: '' })}
        max={8}
      >
        {(row, removeButton) => (
          <div className={ROW}>
            <div className="grid flex-1 items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <TextField {...of(`socials.${row}.name`)} label={`Name ${row + 1}`} />
              <TextField
                {...of(`socials.${row}.url`)}
                label={`Address ${row + 1}`}
                type="url"
                placeholder="https://"
              />
            </div>
            {removeButton}
          </div>
        )}
      </SettingRows>
    </SettingsSection>
  );
}

export function RegistrationFields() {
  const { of } = useSettingsEditing();
  return (
    <SettingsSection
      id="registrations"
      title="Licence and registrations"
      lead="In the footer and on the about page: GSTIN, the registration with a tourism department, membership of an association."
    >
      <SettingRows
        name="registrations"
        noun="registration"
        addText="Add a registration"
        fresh={() => ({ name: '', number: '' })}
        max={6}
      >
        {(row, removeButton) => (
          <div className={ROW}>
            <div className="grid flex-1 items-start gap-3 sm:grid-cols-2">
              <TextField
                {...of(`registrations.${row}.name`)}
                label={`What it is ${row + 1}`}
                placeholder="GSTIN"
              />
              <TextField {...of(`registrations.${row}.number`)} label={`Its number ${row + 1}`} />
            </div>
            {removeButton}
          </div>
        )}
      </SettingRows>
    </SettingsSection>
  );
}
