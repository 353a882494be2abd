import { type Around, readTypedNumber } from '../../../../../../contracts/fields/typed-number.ts';

export const PRICE_FIELDS = ['price', 'discountprice', 'discount'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];
export type PriceInputs = Record<PriceField, string>;

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
