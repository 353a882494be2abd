import { expect, test } from 'vitest';
import { drawCardTexts } from './card-texts.ts';

const draw = (title: string) => drawCardTexts({ title, line: '₹18,000 per person', agencyName: 'Teesta' });

test.each([
  ['Devanagari', 'कगम', 'चटन'],
  ['Bengali', 'কগম', 'চটন'],
  ['Tibetan', 'ཀགམ', 'ཅཏན'],
  ['emoji', '🏔🐯', '🚂🌄'],
  ['emoji of several signs', '👨‍👩‍👧', '🇮🇳'],
  ['Cyrillic', 'Тур', 'Дом'],
  ['Han', '山湖', '王明'],
])('two titles in %s give two pictures, where empty boxes would give one', (_script, one, other) => {
  expect(draw(one).equals(draw(one))).toBe(true);
  expect(draw(one).equals(draw(other))).toBe(false);
});

test('letters are joined as their script joins them', () => {
  const nonJoiner = '\u200c';
  expect(draw('क्ष').equals(draw(`क्${nonJoiner}ष`))).toBe(false);
  expect(draw('ক্ষ').equals(draw(`ক্${nonJoiner}ষ`))).toBe(false);
});

test('what no typeface has is written in Latin letters', () => {
  expect(draw('Тур в Сиккиме').equals(draw('Tur v Sikkime'))).toBe(true);
});
