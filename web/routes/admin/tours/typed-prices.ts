export const PRICE_FIELDS = ['price', 'discountprice', 'discount'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];
export type TypedPrices = Record<PriceField, string>;

/**
 * The price that follows from the two that were typed last: `order` names the fields, the last typed one first. Undefined
 * while the two do not give one.
 */
export function followingPrice(
  typed: TypedPrices,
  order: readonly PriceField[],
): { field: PriceField; value: string } | undefined {
  const [first, second, field] = order;
  if (!first || !second || !field) return undefined;
  const known = { [first]: read(typed[first]), [second]: read(typed[second]) } as Record<PriceField, number>;
  if (Number.isNaN(known[first]) || Number.isNaN(known[second])) return undefined;
  const value = compute(field, known);
  return value === undefined ? undefined : { field, value: String(value) };
}

function compute(field: PriceField, known: Record<PriceField, number>): number | undefined {
  const { price, discountprice, discount } = known;
  if (field === 'discountprice')
    return isPercent(discount) ? Math.round(price * (1 - discount / 100)) : undefined;
  if (field === 'price') {
    return isPercent(discount) && discount < 100
      ? Math.round(discountprice / (1 - discount / 100))
      : undefined;
  }
  if (discountprice > price) return undefined;
  return price === 0 ? 0 : Math.round(((price - discountprice) / price) * 100);
}

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100;
}

/** As the server reads it; anything else is no number yet. */
function read(text: string): number {
  return /^\s*\d{1,15}(\.\d{1,15})?\s*$/.test(text) ? Number(text) : Number.NaN;
}
