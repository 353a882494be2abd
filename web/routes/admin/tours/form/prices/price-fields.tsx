import { useRef } from 'react';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { useTourFields } from '../use-tour-fields.ts';
import { derivePrice, PRICE_FIELDS, type PriceField } from './derive-price.ts';

const LABELS: Record<PriceField, string> = {
  price: 'Price (₹)',
  discountprice: 'Discounted price (₹)',
  discount: 'Discount (%)',
};

export function PriceFields() {
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
      <p className="mt-1.5 text-sm text-ink-soft">Per person. Fill in two: the third follows.</p>
    </div>
  );
}
