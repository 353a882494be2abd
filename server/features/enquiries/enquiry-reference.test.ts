import { expect, test } from 'vitest';
import { newReference } from './store/enquiry-rows.ts';

test('a reference is short, and has no sign that is mistaken for another', () => {
  for (let tries = 0; tries < 200; tries += 1) {
    expect(newReference()).toMatch(/^TT-[2-9A-HJKMNP-Z]{5}$/);
  }
});
