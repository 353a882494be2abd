import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SERVER_LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { Failure } from '../../../http/faults/errors.ts';
import { completePrices, type GivenPrices } from './tour-prices.ts';

// From 1,000 rupees on, rounding to whole rupees moves the discount by less than a twentieth of a point.
const rupees = fc.integer({ min: 1_000, max: 900_000 });
const percent = fc.integer({ min: 0, max: 99 });
const anyGiven = fc.record(
  {
    price: fc.integer({ min: 0, max: SERVER_LIMITS.priceMax }),
    discountprice: fc.integer({ min: 0, max: SERVER_LIMITS.priceMax }),
    discount: fc.double({ min: 0, max: 100, noNaN: true }),
  },
  { requiredKeys: [] },
);

/** The faults, by field; empty when the prices are taken. */
function faultsOf(given: GivenPrices): Record<string, string> {
  try {
    completePrices(given);
    return {};
  } catch (error) {
    if (error instanceof Failure && error.code === 'bad_input') return error.fields ?? {};
    throw error;
  }
}

test.each<[GivenPrices, ReturnType<typeof completePrices>]>([
  [
    { price: 20_000, discountprice: 17_000 },
    { price: 20_000, discountPrice: 17_000, discount: 15 },
  ],
  [
    { price: 20_000, discount: 15 },
    { price: 20_000, discountPrice: 17_000, discount: 15 },
  ],
  [
    { discountprice: 17_000, discount: 15 },
    { price: 20_000, discountPrice: 17_000, discount: 15 },
  ],
  [{ price: 20_000 }, { price: 20_000, discountPrice: 20_000, discount: 0 }],
  [{ price: 0 }, { price: 0, discountPrice: 0, discount: 0 }],
  [
    { price: 3_000, discountprice: 2_000 },
    { price: 3_000, discountPrice: 2_000, discount: 33 },
  ],
  [
    { price: 9_999, discount: 12.5 },
    { price: 9_999, discountPrice: 8_749, discount: 13 },
  ],
  [
    { price: 20_000, discountprice: 17_000, discount: 16 },
    { price: 20_000, discountPrice: 17_000, discount: 15 },
  ],
  [
    { price: 5_000, discount: 100 },
    { price: 5_000, discountPrice: 0, discount: 100 },
  ],
])('%j is completed', (given, completed) => {
  expect(completePrices(given)).toEqual(completed);
});

test.each<[string, GivenPrices, string]>([
  ['nothing', {}, 'price'],
  ['a discount alone', { discount: 10 }, 'price'],
  ['a discounted price alone', { discountprice: 1_000 }, 'price'],
  ['everything off an unknown price', { discountprice: 0, discount: 100 }, 'price'],
  ['a discounted price above the price', { price: 1_000, discountprice: 1_001 }, 'discountprice'],
  ['three that contradict', { price: 20_000, discountprice: 17_000, discount: 17 }, 'discount'],
  [
    'three a little more than a point apart',
    { price: 20_000, discountprice: 17_000, discount: 13.9 },
    'discount',
  ],
  [
    'a price that follows and is out of reach',
    { discountprice: SERVER_LIMITS.priceMax, discount: 50 },
    'price',
  ],
])('%s is refused, and the field is named', (_what, given, field) => {
  expect(Object.keys(faultsOf(given))).toEqual([field]);
});

test('price and discount give the discounted price, from which the same discount follows §3.10', () => {
  fc.assert(
    fc.property(rupees, percent, (price, discount) => {
      const completed = completePrices({ price, discount });
      expect(completed).toMatchObject({ price, discount });
      expect(completePrices({ price, discountprice: completed.discountPrice })).toEqual(completed);
    }),
  );
});

test('discounted price and discount give the price, from which the same discount follows', () => {
  fc.assert(
    fc.property(rupees, percent, (discountprice, discount) => {
      const completed = completePrices({ discountprice, discount });
      expect(completed).toMatchObject({ discountPrice: discountprice, discount });
      expect(completePrices({ price: completed.price, discountprice })).toEqual(completed);
    }),
  );
});

test('whatever is taken is whole, in order, within bounds, and completing it again changes nothing', () => {
  fc.assert(
    fc.property(anyGiven, (given) => {
      fc.pre(Object.keys(faultsOf(given)).length === 0);
      const { price, discountPrice, discount } = completePrices(given);
      for (const value of [price, discountPrice, discount]) expect(Number.isSafeInteger(value)).toBe(true);
      expect(discountPrice).toBeGreaterThanOrEqual(0);
      expect(discountPrice).toBeLessThanOrEqual(price);
      expect(price).toBeLessThanOrEqual(SERVER_LIMITS.priceMax);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(100);
      const again = completePrices({ price, discountprice: discountPrice, discount });
      expect(again).toEqual({ price, discountPrice, discount });
    }),
  );
});

test('three prices are refused exactly when they disagree by more than a point', () => {
  const off = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(rupees, fc.double({ min: 0, max: 1, noNaN: true }), off, (price, share, by) => {
      const discountprice = Math.round(price * share);
      const exact = ((price - discountprice) / price) * 100;
      // Right at the border the last bit of a floating point number decides.
      fc.pre(Math.abs(Math.abs(by) - 1) > 1e-6);
      const isRefused = 'discount' in faultsOf({ price, discountprice, discount: exact + by });
      expect(isRefused).toBe(Math.abs(by) > 1);
    }),
  );
});
