import { describe, expect, test } from 'vitest';
import { followingPrice, type PriceField, type TypedPrices } from './typed-prices.ts';

const follow = (typed: Partial<TypedPrices>, ...order: PriceField[]) =>
  followingPrice({ price: '', discountprice: '', discount: '', ...typed }, order);

describe('the price that was not typed follows from the two that were', () => {
  test.each([
    [{ price: '20000', discount: '15' }, ['discount', 'price', 'discountprice'], 'discountprice', '17000'],
    [{ price: '20000', discountprice: '17000' }, ['discountprice', 'price', 'discount'], 'discount', '15'],
    [{ discountprice: '17000', discount: '15' }, ['discount', 'discountprice', 'price'], 'price', '20000'],
    [{ price: '0', discountprice: '0' }, ['price', 'discountprice', 'discount'], 'discount', '0'],
    [{ price: '100', discount: '33.3' }, ['price', 'discount', 'discountprice'], 'discountprice', '67'],
  ] as const)('%j', (typed, order, field, value) => {
    expect(follow(typed, ...order)).toEqual({ field, value });
  });
});

test('nothing follows while a price is missing, is no number or contradicts', () => {
  expect(follow({ price: '20000' }, 'price', 'discount', 'discountprice')).toBeUndefined();
  expect(follow({ price: '2,000', discount: '5' }, 'price', 'discount', 'discountprice')).toBeUndefined();
  expect(
    follow({ price: '100', discountprice: '120' }, 'price', 'discountprice', 'discount'),
  ).toBeUndefined();
  expect(follow({ price: '100', discount: '101' }, 'price', 'discount', 'discountprice')).toBeUndefined();
  expect(
    follow({ discountprice: '100', discount: '100' }, 'discount', 'discountprice', 'price'),
  ).toBeUndefined();
});
