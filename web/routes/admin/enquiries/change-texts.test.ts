import { expect, test } from 'vitest';
import { leftAsTheyAreText, overText } from './change-texts.ts';

const BINNED = 'It is in the bin.';
const of = (reference: string, reason = BINNED) => ({ _id: reference, reference, reason });

test('several that are left for one reason have it said once', () => {
  expect(leftAsTheyAreText([of('TT-22222')])).toBe('1 left as it is. TT-22222: It is in the bin.');
  expect(leftAsTheyAreText([of('TT-22222'), of('TT-33333', 'It was merged.'), of('TT-44444')])).toBe(
    '3 left as they are. TT-22222, TT-44444: It is in the bin. TT-33333: It was merged.',
  );
});

test('three are named, and the rest counted', () => {
  expect(leftAsTheyAreText(['TT-22222', 'TT-33333', 'TT-44444', 'TT-55555'].map((one) => of(one)))).toBe(
    '4 left as they are. TT-22222, TT-33333, TT-44444: It is in the bin. And 1 more.',
  );
});

test('what is there no more has no reference to be named by', () => {
  expect(leftAsTheyAreText([of('', 'It no longer exists.')])).toBe('1 left as it is. It no longer exists.');
});

test('of a departure that is told of more than once, what was said last holds', () => {
  const of = (departure: string, taken: number) => ({ departure, text: `${departure}: ${taken} of 6.` });
  const over = [of('Lachen', 7), of('Dzongu', 8), of('Lachen', 9), of('Lachen', 12)];
  expect(overText(over)).toBe('Lachen: 12 of 6. Dzongu: 8 of 6.');
});
