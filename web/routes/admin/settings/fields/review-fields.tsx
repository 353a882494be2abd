import { SETTING_NAMES } from '../setting-names.ts';
import { useSettingsEditing } from '../settings-context.ts';
import { SettingsSection } from './settings-section.tsx';

export function ReviewFields() {
  const { form } = useSettingsEditing();
  return (
    <SettingsSection
      id="reviews"
      title="Reviews"
      lead="Reviews by the link that we mail after a trip are shown at once; their pictures always wait for you."
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" {...form.register('areReviewsHeld')} className="size-5 shrink-0 accent-pine" />
        {SETTING_NAMES.areReviewsHeld}
      </label>
    </SettingsSection>
  );
}
