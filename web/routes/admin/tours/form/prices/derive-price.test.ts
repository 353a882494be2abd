import { expect, test } from 'vitest';
import { derivePrice, type PriceField, type PriceInputs } from '../trip-fields.tsx';

/** Types into the fields one after the other, as the form does; a field that is undefined was left alone. */
function type(...steps: [PriceField, string][]): PriceInputs {
  const typed: PriceInputs = { price: '', discountprice: '', discount: '' };
  let derivedField: PriceField | undefined;
  for (const [field, value] of steps) {
    typed[field] = value;
    const following = derivePrice(typed, field, derivedField);
    if (!following) continue;
    typed[following.field] = following.value;
    derivedField = following.field;
  }
  return typed;
}
const all = { price: '20000', discountprice: '17000', discount: '15' };

test('any two of the three give the third, in whatever order they are typed', () => {
  expect(type(['price', '20000'], ['discount', '15'])).toEqual(all);
  expect(type(['discount', '15'], ['price', '20000'])).toEqual(all);
  expect(type(['price', '20000'], ['discountprice', '17000'])).toEqual(all);
  expect(type(['discountprice', '17000'], ['discount', '15'])).toEqual(all);
});

test('one price alone gives nothing', () => {
  expect(type(['price', '20000'])).toEqual({ price: '20000', discountprice: '', discount: '' });
});

test('what was typed stays: the field that followed goes on following', () => {
  const first: [PriceField, string][] = [
    ['price', '20000'],
    ['discount', '15'],
  ];
  expect(type(...first, ['price', '10000'])).toEqual({
    price: '10000',
    discountprice: '8500',
    discount: '15',
  });
  expect(type(...first, ['discount', '50'])).toEqual({
    price: '20000',
    discountprice: '10000',
    discount: '50',
  });
});

test('typing into the field that followed lets another one follow, not the price', () => {
  expect(type(['price', '20000'], ['discount', '15'], ['discountprice', '16000'])).toEqual({
    price: '20000',
    discountprice: '16000',
    discount: '20',
  });
  expect(type(['discountprice', '17000'], ['discount', '15'], ['price', '10000'])).toEqual({
    price: '10000',
    discountprice: '8500',
    discount: '15',
  });
});

test.each([
  [{ price: '2,00', discountprice: '', discount: '5' }, 'discount'],
  [{ price: '100', discountprice: '120', discount: '' }, 'discountprice'],
  [{ price: '100', discountprice: '', discount: '101' }, 'discount'],
  [{ price: '', discountprice: '100', discount: '100' }, 'discount'],
] as const)('nothing follows from %j', (typed, edited) => {
  expect(derivePrice(typed, edited)).toBeUndefined();
});
