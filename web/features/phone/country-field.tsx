import { SelectField } from '../../ui/fields/select-field.tsx';
import { useRootData } from '../settings/use-settings.ts';

export function CountryField() {
  return (
    <SelectField label="Country" name="phoneCountry">
      {useRootData()?.phoneCountries.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
