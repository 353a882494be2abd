import { expect, test } from 'vitest';
import { type Item, onceJoined } from './identity-rule.ts';

test('of a number with thousands of names each thing is looked at some times, not once for each of the others', () => {
  let looks = 0;
  const items = Array.from({ length: 1_000 }, (_, nth) => ({
    customer_id: 'one',
    get name_key() {
      looks += 1;
      return `guest ${nth}`;
    },
  })) as unknown as Item[];
  expect(onceJoined(items)).toHaveLength(1_000);
  expect(looks).toBeLessThan(5_000);
});
