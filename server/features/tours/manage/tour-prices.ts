import { SERVER_LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { badInput } from '../../../http/faults/errors.ts';

export type GivenPrices = { price?: number; discountprice?: number; discount?: number };
/** Whole rupees per person; percent, rounded. */
export type Prices = { price: number; discountPrice: number; discount: number };

/** Derives the third price from two; a price alone has no discount. Throws `badInput` if they contradict. */
export function completePrices(given: GivenPrices): Prices {
  const { price, discountprice, discount } = given;
  if (price !== undefined && discountprice !== undefined)
    return fromBothPrices(price, discountprice, discount);
  if (price !== undefined) {
    const discountPrice = Math.round(price * (1 - (discount ?? 0) / 100));
    return { price, discountPrice, discount: percentOff(price, discountPrice) };
  }
  if (discountprice !== undefined && discount !== undefined && discount < 100) {
    const full = Math.round(discountprice / (1 - discount / 100));
    if (full > SERVER_LIMITS.priceMax)
      throw badInput({ price: 'The price that follows from these is too high.' });
    return { price: full, discountPrice: discountprice, discount: percentOff(full, discountprice) };
  }
  throw badInput({ price: 'Enter the price, or the discounted price and the discount.' });
}

/** True for contradictory prices too. A draft may have too few. */
export function areEnoughPrices({ price, discountprice, discount }: GivenPrices): boolean {
  return price !== undefined || (discountprice !== undefined && discount !== undefined && discount < 100);
}

function fromBothPrices(price: number, discountPrice: number, discount: number | undefined): Prices {
  if (discountPrice > price) {
    throw badInput({ discountprice: 'The discounted price cannot be above the price.' });
  }
  const actual = percentOff(price, discountPrice);
  if (discount !== undefined && Math.abs(discount - exactPercentOff(price, discountPrice)) > 1) {
    throw badInput({ discount: `These prices make a discount of ${actual} percent.` });
  }
  return { price, discountPrice, discount: actual };
}

function exactPercentOff(price: number, discountPrice: number): number {
  return price === 0 ? 0 : ((price - discountPrice) / price) * 100;
}

function percentOff(price: number, discountPrice: number): number {
  return Math.round(exactPercentOff(price, discountPrice));
}
