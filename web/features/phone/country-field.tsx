import { SelectField } from '../../ui/fields/select-field.tsx';
import { useRootData } from '../settings/use-settings.ts';
import { PhoneReadBack } from './phone-read-back.tsx';

/** Beside a phone number, in `.phone`: the country of the number, and what is read of the two. */
export function CountryField() {
  return (
    <>
      <SelectField label="Country" name="phoneCountry">
        {useRootData()?.phoneCountries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <PhoneReadBack />
    </>
  );
}
