import { expect, test } from 'vitest';
import { overText } from './over-text.ts';

test('of a departure that is told of more than once, what was said last holds', () => {
  const of = (departure: string, taken: number) => ({ departure, text: `${departure}: ${taken} of 6.` });
  const over = [of('Lachen', 7), of('Dzongu', 8), of('Lachen', 9), of('Lachen', 12)];
  expect(overText(over)).toBe('Lachen: 12 of 6. Dzongu: 8 of 6.');
});
