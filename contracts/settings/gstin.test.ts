import { expect, test } from 'vitest';
import { isGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '37AADCS0472N1Z1'])('%s is one', (gstin) =>
  expect(isGstin(gstin)).toBe(true),
);

test.each([
  ['a letter exchanged', '27AAPFU0939F1ZW'],
  ['two signs exchanged', '27AAPFU9039F1ZV'],
  ['one too few', '27AAPFU0939F1Z'],
  ['a PAN alone', 'AAPFU0939F'],
  ['nothing', ''],
])('%s is none', (_why, gstin) => expect(isGstin(gstin)).toBe(false));
