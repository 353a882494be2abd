import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_CALLS } from '../../../contracts/calls/all-calls.contract.ts';
import { freeSlug, slugOf } from './tour-slug.ts';

test.each([
  ['Tiger Hill & Mirik', 'tiger-hill-mirik'],
  ['  Pelling — Yuksom  ', 'pelling-yuksom'],
  ['Café Ön Route', 'cafe-on-route'],
  ['7 days', '7-days'],
  ['Łódź, Tromsø, Großglockner', 'lodz-tromso-grossglockner'],
  ['Đà Lạt, Iğdır, Æbeltoft, Þingvellir', 'da-lat-igdir-aebeltoft-thingvellir'],
  ['Золотое кольцо', 'zolotoe-koltso'],
  ['🏔️', 'tour'],
  ['a'.repeat(200), 'a'.repeat(80)],
])('"%s" gives the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['गंगटोक दर्शन', 'gangatok-darshan'],
  ['दार्जिलिङ', 'darjiling'],
  ['कञ्चनजङ्घा आधार शिविर पदयात्रा', 'kanchanajangha-adhar-shivir-padayatra'],
  ['छाङ्गु ताल र शेर्पा गाउँ', 'chhangu-tal-ra-sherpa-gaun'],
  ['सिक्किम: ७ दिन', 'sikkim-7-din'],
  ['पहाड़ों की रानी। शिलीगुड़ी से', 'paharon-ki-rani-shiliguri-se'],
  ['संपूर्ण हिमालय, एक ज्ञानयात्रा', 'sampurna-himalay-ek-gyanayatra'],
  ['ल्‍हासा Express ॐ', 'lhasa-express-om'],
  ['দার্জিলিং', 'darjiling'],
  ['পাহাড়ের রানি', 'paharer-rani'],
  ['পেলিং ও গ্যাংটক ৫ দিন', 'peling-o-gyangtak-5-din'],
  ['સિક્કિમ', 'sikkim'],
  ['འབྲས་ལྗོངས', 'bras-ljongs'],
  ['རུམ་ཐེག་དགོན་པ།', 'rum-theg-dgon-pa'],
  ['གངས་ཏོག ༣', 'gangs-tog-3'],
  ['བཀྲ་ཤིས་མཁར', 'bkra-shis-mkhar'],
  ['ལྷ་སའི་ལམ', 'lha-sa-i-lam'],
])('"%s" is written in Latin letters: %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['any', 'binary' as const],
  ['of India or Tibet', fc.integer({ min: 0x900, max: 0xfff }).map((code) => String.fromCharCode(code))],
])('a slug has small letters, digits and single dashes, whatever the title: letters %s', (_, unit) => {
  fc.assert(
    fc.property(fc.string({ unit }), (title) => {
      expect(slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

test('a slug that is taken gets the first free number', () => {
  expect(freeSlug('pelling', new Set())).toBe('pelling');
  expect(freeSlug('pelling', new Set(['pelling']))).toBe('pelling-2');
  expect(freeSlug('pelling', new Set(['pelling', 'pelling-2', 'pelling-4']))).toBe('pelling-3');
});

test('no tour takes the address of the page of search results, nor that of another call', () => {
  expect(freeSlug('search', new Set())).toBe('search-2');
  const words = ALL_CALLS.flatMap(({ call }) => /^GET \/tours\/(\w+)$/.exec(call)?.[1] ?? []);
  expect(words).toContain('browse');
  for (const word of words) expect(freeSlug(word, new Set())).toBe(`${word}-2`);
});
