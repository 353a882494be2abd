import { useWatch } from 'react-hook-form';
import { mapLinkAddress } from '../../../../features/contact/map/map-addresses.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlaceholderMark } from '../placeholders/placeholder-mark.tsx';
import { useSettingsEditing } from '../settings-context.ts';
import { LinkPreview } from './link-preview.tsx';
import { SettingsSection } from './settings-section.tsx';

export function OfficeFields() {
  const { form } = useSettingsEditing();
  const { errors } = form.formState;
  const [latitude, longitude] = useWatch({ control: form.control, name: ['latitude', 'longitude'] });
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isPlace =
    latitude.trim() !== '' && longitude.trim() !== '' && !Number.isNaN(place.latitude + place.longitude);
  return (
    <SettingsSection id="office" title="Office" lead="On the contact page and in the footer.">
      <div>
        <TextAreaField
          label="Address"
          rows={4}
          {...form.register('addressLines')}
          hint="Up to six lines."
          error={errors.addressLines?.message}
        />
        <PlaceholderMark names={['addressLines']} />
      </div>
      <div>
        <TextField
          label="Office hours"
          {...form.register('officeHours')}
          error={errors.officeHours?.message}
        />
        <PlaceholderMark names={['officeHours']} />
      </div>
      <div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Latitude"
            inputMode="decimal"
            {...form.register('latitude')}
            error={errors.latitude?.message}
          />
          <TextField
            label="Longitude"
            inputMode="decimal"
            {...form.register('longitude')}
            error={errors.longitude?.message}
          />
        </div>
        {isPlace && <LinkPreview href={mapLinkAddress(place)} text="On the map:" />}
        <PlaceholderMark names={['latitude', 'longitude']} />
      </div>
    </SettingsSection>
  );
}
