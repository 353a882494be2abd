import { expect, test } from 'vitest';
import { drawCardTexts } from './card-texts.ts';

const LOOK = { letters: 'fraunces', ground: '#0e332c', line: '#b9cbc3' } as const;
const draw = (title: string) =>
  drawCardTexts({ title, line: '₹18,000 per person', agencyName: 'Teesta' }, LOOK);
const isSame = async (one: string, other: string) => (await draw(one)).equals(await draw(other));

test.each([
  ['Devanagari', 'कगम', 'चटन'],
  ['Bengali', 'কগম', 'চটন'],
  ['Tibetan', 'ཀགམ', 'ཅཏན'],
  ['emoji', '🏔🐯', '🚂🌄'],
  ['emoji of several signs', '👨‍👩‍👧', '🇮🇳'],
  ['Cyrillic', 'Тур', 'Дом'],
  ['Han', '山湖', '王明'],
])('two titles in %s give two pictures, where empty boxes would give one', async (_script, one, other) => {
  expect(await isSame(one, one)).toBe(true);
  expect(await isSame(one, other)).toBe(false);
});

test('letters are joined as their script joins them', async () => {
  const nonJoiner = '\u200c';
  expect(await isSame('क्ष', `क्${nonJoiner}ष`)).toBe(false);
  expect(await isSame('ক্ষ', `ক্${nonJoiner}ষ`)).toBe(false);
});

test('what no typeface has is written in Latin letters', async () => {
  expect(await isSame('Тур в Сиккиме', 'Tur v Sikkime')).toBe(true);
});
