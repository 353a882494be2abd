import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { basisOfHeadline } from '../../../../../contracts/dossier/price-basis.ts';
import { type Around, readTypedNumber } from '../../../../../contracts/fields/typed-number.ts';
import { destinationOfPlaces } from '../../../../../contracts/tours/destinations.ts';
import { useChoices } from '../../../../features/settings/use-settings.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useDestinationOptions } from '../../destinations/use-destination-options.ts';
import { FormSection } from '../../records/form-section.tsx';
import { Options } from '../../records/options.tsx';
import { useTourFields } from './use-tour-fields.ts';

const PRICE_FIELDS = ['price', 'discountprice', 'discount'] as const;
const AROUND_FIELD: Record<PriceField, Around> = {
  price: 'rupees',
  discountprice: 'rupees',
  discount: 'percent',
};
/** The next derived field when the current one is edited: never the price itself. */
const NEXT_DERIVED_FIELD: Record<PriceField, PriceField> = {
  price: 'discountprice',
  discountprice: 'discount',
  discount: 'discountprice',
};

const LABELS: Record<PriceField, string> = {
  price: 'Price (₹)',
  discountprice: 'Discounted price (₹)',
  discount: 'Discount (%)',
};

export function TripFields() {
  const { of } = useTourFields();
  return (
    <FormSection id="trip-fields" title="The trip">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Title" maxLength={160} {...of('title')} className="sm:col-span-2" />
        <TextField
          label="City"
          maxLength={80}
          {...of('city')}
          hint="As it stands on the tour’s card: the town or valley where most of it is."
        />
        <TextField
          label="Address"
          maxLength={240}
          {...of('address')}
          hint="Where it begins, or the places on the way."
        />
        <DestinationField />
        <TextField label="Duration" maxLength={80} placeholder="5 days / 4 nights" {...of('duration')} />
        <div className="grid grid-cols-2 items-start gap-5">
          <TextField label="Distance (km)" inputMode="decimal" {...of('distance')} />
          <TextField label="Largest group" inputMode="numeric" {...of('maxGroupSize')} />
        </div>
        <div className="sm:col-span-2">
          <PriceFields />
        </div>
        <TextAreaField
          label="Description"
          rows={7}
          {...of('desc')}
          hint="An empty line begins a new paragraph."
          className="sm:col-span-2"
        />
      </div>
    </FormSection>
  );
}

function DestinationField() {
  const { control, of } = useTourFields();
  const [city, address, chosen] = useWatch({ control, name: ['city', 'address', 'destination'] });
  const options = useDestinationOptions(chosen);
  const named = destinationOfPlaces(useChoices().destinations, { city, address })?.name;
  const isNone = chosen === '' && named === undefined && `${city}${address}`.trim() !== '';
  return (
    <SelectField
      label="Destination"
      {...of('destination')}
      hint={isNone ? 'No filter of the site shows a tour without one.' : 'The site’s filters go by it.'}
    >
      <Options of={options} none={named ? `By its city and address: ${named}` : 'None of them'} />
    </SelectField>
  );
}

function PriceFields() {
  const { of, getValues, setValue, clearErrors } = useTourFields();
  // A tour with all three fields derives the discount first.
  const derivedField = useRef<PriceField | undefined>(getValues('discount') ? 'discount' : undefined);

  function complete(field: PriceField) {
    const { price, discountprice, discount } = getValues();
    const following = derivePrice({ price, discountprice, discount }, field, derivedField.current);
    if (following) {
      derivedField.current = following.field;
      setValue(following.field, following.value, { shouldDirty: true });
    }
    clearErrors([...PRICE_FIELDS]);
  }

  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-3">
        {PRICE_FIELDS.map((field) => (
          <TextField
            key={field}
            label={LABELS[field]}
            inputMode={field === 'discount' ? 'decimal' : 'numeric'}
            {...of(field, { onChange: () => complete(field) })}
          />
        ))}
      </div>
      <p className="mt-1.5 text-sm text-ink-soft">
        Per person. Fill in two: the third follows. <HeadlineBasis />
      </p>
    </div>
  );
}

/** Staff choose the party of the cards' price by giving its price here. */
function HeadlineBasis() {
  const { control } = useTourFields();
  const [shown, parties, least] = useWatch({
    control,
    name: ['discountprice', 'pricing.parties', 'pricing.minTravellers'],
  });
  const priced = parties.map(({ people, perPerson }) => ({
    people: readTypedNumber(people) ?? 0,
    perPerson: read(perPerson, 'rupees'),
  }));
  const headline = read(shown, 'rupees');
  if (!priced.some(({ perPerson }) => perPerson === headline)) return null;
  const rates = {
    parties: priced.toSorted((one, other) => one.people - other.people),
    minTravellers: readTypedNumber(least) ?? null,
  };
  return `Cards say “${basisOfHeadline(headline, rates)}”.`;
}

export type PriceField = (typeof PRICE_FIELDS)[number];

export type PriceInputs = Record<PriceField, string>;

/** `derivedField`: the last derived one. Returns undefined if two fields do not give the third. */
export function derivePrice(
  typed: PriceInputs,
  edited: PriceField,
  derivedField?: PriceField,
): { field: PriceField; value: string } | undefined {
  const field =
    derivedField && derivedField !== edited ? derivedField : nextDerivedField(typed, edited, derivedField);
  if (!field) return undefined;
  const value = compute(field, {
    price: read(typed.price, 'rupees'),
    discountprice: read(typed.discountprice, 'rupees'),
    discount: read(typed.discount, 'percent'),
  });
  return value === undefined ? undefined : { field, value: String(value) };
}

function nextDerivedField(
  typed: PriceInputs,
  edited: PriceField,
  derivedField?: PriceField,
): PriceField | undefined {
  if (derivedField === edited) return NEXT_DERIVED_FIELD[edited];
  const missing = PRICE_FIELDS.filter((field) => Number.isNaN(read(typed[field], AROUND_FIELD[field])));
  return missing.length === 1 ? missing[0] : undefined;
}

function compute(
  field: PriceField,
  { price, discountprice, discount }: Record<PriceField, number>,
): number | undefined {
  const share = 1 - discount / 100;
  switch (field) {
    case 'discountprice':
      return share >= 0 && share <= 1 ? whole(price * share) : undefined;
    case 'price':
      return share > 0 && share <= 1 ? whole(discountprice / share) : undefined;
    case 'discount':
      if (discountprice > price) return undefined;
      return price === 0 ? 0 : whole((1 - discountprice / price) * 100);
  }
}

function whole(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : Math.round(value);
}

/** Reads a number as the server does; NaN for anything else. */
function read(text: string, around: Around): number {
  return readTypedNumber(text, around) ?? Number.NaN;
}
