import { LATE_AFTER, LATE_AFTERS } from '../../../../../contracts/settings/late-after.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { SETTING_NAMES } from '../setting-names.ts';
import { useSettingsEditing } from '../settings-context.ts';
import { SettingsSection } from './settings-section.tsx';

export function DeskFields() {
  const { form } = useSettingsEditing();
  return (
    <SettingsSection
      id="desk"
      title="Enquiries and messages"
      lead="What nobody has answered is marked as late then. Working days are Monday to Saturday."
    >
      <SelectField
        label={SETTING_NAMES.lateAfter}
        {...form.register('lateAfter')}
        error={form.formState.errors.lateAfter?.message}
      >
        {LATE_AFTERS.map((after) => (
          <option key={after} value={after}>
            {LATE_AFTER[after]}
          </option>
        ))}
      </SelectField>
    </SettingsSection>
  );
}
