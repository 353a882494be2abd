import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlaceholderMark } from '../placeholders/placeholder-mark.tsx';
import { useSettingsEditing } from '../settings-context.ts';
import { SettingsSection } from './settings-section.tsx';

export function AgencyFields() {
  const { form } = useSettingsEditing();
  const { errors } = form.formState;
  return (
    <SettingsSection id="agency" title="Agency" lead="In the header, in every title, and in mails.">
      <div>
        <TextField
          label="Name of the agency"
          {...form.register('agencyName')}
          maxLength={80}
          error={errors.agencyName?.message}
        />
        <PlaceholderMark names={['agencyName']} />
      </div>
      <div>
        <TextField
          label="Tagline"
          {...form.register('tagline')}
          maxLength={160}
          hint="One line: what you offer, and where."
          error={errors.tagline?.message}
        />
        <PlaceholderMark names={['tagline']} />
      </div>
    </SettingsSection>
  );
}
