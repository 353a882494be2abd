import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CountryField } from './country-field.tsx';
import { PhoneReadBack } from './phone-read-back.tsx';

export function PhoneAndCountry(props: Pick<ComponentProps<typeof TextField>, 'defaultValue' | 'error'>) {
  return (
    <div className="phone">
      <TextField label="Phone" name="phone" type="tel" {...props} />
      <CountryField />
      <PhoneReadBack />
    </div>
  );
}
