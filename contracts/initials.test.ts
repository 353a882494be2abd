import { expect, test } from 'vitest';
import { initialsOf, initialsOfAgency } from './initials.ts';

test.each([
  ['Pasang', 'P'],
  ['pasang sherpa', 'PS'],
  ['Anne-Marie D. Lama', 'AL'],
  ['Karma (office)', 'K'],
  ['किरण तामाङ', 'किता'],
  ['7', '7'],
])('the person %s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['Teesta Trails', 'TT'],
  ['himal', 'H'],
  ['Sun & Snow Holidays Pvt. Ltd.', 'SS'],
  ['42 Peaks', '4P'],
  ['हिमालय यात्रा', 'हिया'],
  ['বাংলা ভ্রমণ', 'বাংভ্র'],
  ['山旅', '山'],
  ['— & —', ''],
])('the agency %s is %s', (name, initials) => {
  expect(initialsOfAgency(name)).toBe(initials);
});
