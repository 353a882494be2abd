import { useWatch } from 'react-hook-form';
import { DESTINATIONS, destinationOfPlaces } from '../../../../../contracts/tours/destinations.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { useTourFields } from './tour-form-context.ts';

export function DestinationField() {
  const { control, register, formState } = useTourFields();
  const [city, address, chosen] = useWatch({ control, name: ['city', 'address', 'destination'] });
  const named = destinationOfPlaces({ city, address });
  const isNone = chosen === '' && named === undefined && `${city}${address}`.trim() !== '';
  return (
    <SelectField
      label="Destination"
      {...register('destination')}
      hint={isNone ? 'No filter of the site shows a tour without one.' : 'The site’s filters go by it.'}
      error={formState.errors.destination?.message}
    >
      <option value="">{named ? `By its city and address: ${named}` : 'None of the six'}</option>
      {DESTINATIONS.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
