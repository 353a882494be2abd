import { useWatch } from 'react-hook-form';
import { DESTINATIONS, destinationOfPlaces } from '../../../../../contracts/tours/destinations.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from './form-section.tsx';
import { PriceFields } from './prices/price-fields.tsx';
import { useTourFields } from './tour-form-context.ts';

export function TripFields() {
  const { register, formState } = useTourFields();
  const { errors } = formState;
  return (
    <FormSection id="trip-fields" title="The trip">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Title"
          autoComplete="off"
          maxLength={160}
          {...register('title')}
          error={errors.title?.message}
          className="sm:col-span-2"
        />
        <TextField
          label="City"
          autoComplete="off"
          maxLength={80}
          {...register('city')}
          hint="As it stands on the tour’s card: Gangtok, Lachung, Paro."
          error={errors.city?.message}
        />
        <TextField
          label="Address"
          autoComplete="off"
          maxLength={240}
          {...register('address')}
          hint="Where it begins, or the places on the way."
          error={errors.address?.message}
        />
        <DestinationField />
        <TextField
          label="Duration"
          autoComplete="off"
          maxLength={80}
          placeholder="5 days / 4 nights"
          {...register('duration')}
          error={errors.duration?.message}
        />
        <div className="grid grid-cols-2 items-start gap-5">
          <TextField
            label="Distance (km)"
            inputMode="decimal"
            autoComplete="off"
            {...register('distance')}
            error={errors.distance?.message}
          />
          <TextField
            label="Largest group"
            inputMode="numeric"
            autoComplete="off"
            {...register('maxGroupSize')}
            error={errors.maxGroupSize?.message}
          />
        </div>
        <div className="sm:col-span-2">
          <PriceFields />
        </div>
        <TextAreaField
          label="Description"
          rows={7}
          {...register('desc')}
          hint="An empty line begins a new paragraph."
          error={errors.desc?.message}
          className="sm:col-span-2"
        />
      </div>
    </FormSection>
  );
}

function DestinationField() {
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
