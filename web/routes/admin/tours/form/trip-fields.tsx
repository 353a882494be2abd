import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { DestinationField } from './destination-field.tsx';
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
