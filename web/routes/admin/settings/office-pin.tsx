import { type ChangeEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { mapLinkAddress } from '../../../features/contact/map/map-addresses.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LinkPreview, PlaceholderMark } from './setting-parts.tsx';
import { typedPlace } from './typed-place.ts';
import { useSettingsEditing } from './use-settings-editor.ts';

export function OfficePin() {
  const { form, of } = useSettingsEditing();
  const [pasted, setPasted] = useState('');
  const [latitude, longitude] = useWatch({ control: form.control, name: ['latitude', 'longitude'] });
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isPlace =
    latitude.trim() !== '' && longitude.trim() !== '' && !Number.isNaN(place.latitude + place.longitude);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    setPasted(target.value);
    const found = typedPlace(target.value);
    if (!found) return;
    form.setValue('latitude', found.latitude, { shouldDirty: true });
    form.setValue('longitude', found.longitude, { shouldDirty: true });
  }

  return (
    <div className="grid gap-5">
      {/* Not stored: what it names goes into the two fields below. */}
      <TextField
        type="search"
        name="pin"
        label="Place on the map"
        value={pasted}
        onChange={take}
        hint="Paste a link of Google Maps, or two numbers with a comma between. In Google Maps, press and hold your office to get these numbers."
        error={
          pasted.trim() !== '' && !typedPlace(pasted)
            ? 'This link names no place. A short link (maps.app.goo.gl) has none: open it, and copy the long address.'
            : undefined
        }
      />
      <div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...of('latitude')} label="Latitude" inputMode="decimal" />
          <TextField {...of('longitude')} label="Longitude" inputMode="decimal" />
        </div>
        {isPlace && <LinkPreview href={mapLinkAddress(place)} text="Visitors are shown:" />}
        <PlaceholderMark names={['latitude', 'longitude']} />
      </div>
    </div>
  );
}
