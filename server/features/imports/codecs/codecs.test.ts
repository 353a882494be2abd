import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIFFICULTY_NAMES } from '../../../../contracts/dossier/difficulties.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import { dayAfter } from '../../../../contracts/india-time.ts';
import { asChoice, asText, asYesNo, Unread } from './codec.ts';
import { readDay, readDuration, readMonth, readMonthDay } from './days.ts';
import { asList } from './lists.ts';
import { asMoney, readMoney } from './money.ts';
import { asTable } from './tables.ts';

const anyDay = fc.integer({ min: 0, max: 36_000 }).map((days) => dayAfter('2000-01-01', days));

test('a day is read however India writes it', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom('/', '-', '.'), fc.boolean(), (day, sign, isShort) => {
      const [year = '', month = '', of = ''] = day.split('-');
      const written = [Number(of), Number(month), isShort ? year.slice(2) : year].join(sign);
      expect(readDay(written)).toBe(day);
      expect(readDay([of, month, year].join(sign))).toBe(day);
      expect(readDay(day)).toBe(day);
    }),
  );
});

test.each([
  ['15/3/27', '2027-03-15'],
  ['15 March 2027', '2027-03-15'],
  ['15-Mar-27', '2027-03-15'],
  ['March 15, 2027', '2027-03-15'],
  ['15th Mar 2027', '2027-03-15'],
  ['१५/०३/२०२७', '2027-03-15'],
  ['१५ मार्च २०२७', '2027-03-15'],
  ['2027-03-15T00:00:00.000Z', '2027-03-15'],
  ['31/2/27', '2027-02-31'],
  ['on request', 'on request'],
])('%s is %s', (typed, day) => expect(readDay(typed)).toBe(day));

test('a day with the month first is a fault that says how to write it, and never another day', () => {
  expect(() => readDay('12/25/2026')).toThrow(new Unread('Write the day before the month: 25/12/2026.'));
});

test('a sum is read with signs, groups, words and digits of any script', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom('', '₹', '₹ ', 'Rs. ', 'Rs ', 'INR ', 'रु. '),
      fc.constantFrom('', '/-', '/- per person', ' per person', ' only', '.00', ' pp'),
      (rupees, before, after) => {
        expect(readMoney(before + formatRupees(rupees).slice(1) + after)).toBe(rupees);
        expect(readMoney(before + rupees + after)).toBe(rupees);
      },
    ),
  );
  expect(readMoney('₹१,२३,४५६')).toBe(123_456);
  expect(readMoney('1.2 lakh')).toBe(120_000);
  expect(readMoney('18.5k')).toBe(18_500);
  for (const text of ['on request', '18,500 per couple', '12,5', '₹', '18000-20000'])
    expect(readMoney(text)).toBe(text);
});

test('a length is read from nights and days in any order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('/', ' ', ' & ', ' - ', ''),
      (nights, sign) => {
        const days = nights + 1;
        const read = `${days} days / ${nights} ${nights === 1 ? 'night' : 'nights'}`;
        expect(readDuration(`${nights}N${sign}${days}D`)).toBe(read);
        expect(readDuration(`${days} Days${sign || ' '}${nights} Nights`)).toBe(read);
        expect(readDuration(read)).toBe(read);
        expect(readDuration(`${nights} Nights`)).toBe(read);
      },
    ),
  );
  expect(readDuration('5 रातें 6 दिन')).toBe('6 days / 5 nights');
  expect(readDuration('6')).toBe('6 days');
  for (const text of ['Half a day', 'A week or two', '5 nights in Bhutan'])
    expect(readDuration(text)).toBe(text);
});

const line = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).filter((text) => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain === text && text !== '';
});

test('what a list, a table, a sum and a choice write is read as it was', () => {
  for (const codec of [asList(), asList({ byComma: true })])
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (entries) => {
        const text = codec.write(entries);
        expect(text === '' ? [] : codec.read(text)).toEqual(entries);
      }),
    );
  const table = asTable({ name: asText, extra: asMoney, note: asText });
  const entry = fc.record({ name: line, extra: fc.integer({ min: -9_999, max: 9_999 }), note: line });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (entries) => {
      expect(table.read(table.write(entries))).toEqual(entries);
    }),
  );
  for (const difficulty of Object.keys(DIFFICULTY_NAMES))
    expect(asChoice(DIFFICULTY_NAMES).read(asChoice(DIFFICULTY_NAMES).write(difficulty))).toBe(difficulty);
});

test('lists are parted by lines, else by a bar, else by a semicolon; bullets are left out', () => {
  const { read } = asList();
  expect(read('• Hotels\n• Permits, all of them')).toEqual(['Hotels', 'Permits, all of them']);
  expect(read('1. Hotels\n2) Permits')).toEqual(['Hotels', 'Permits']);
  expect(read('Hotels | Permits')).toEqual(['Hotels', 'Permits']);
  expect(read('Hotels; Permits, all')).toEqual(['Hotels', 'Permits, all']);
  expect(read('Breakfast, dinner')).toEqual(['Breakfast, dinner']);
  expect(asList({ byComma: true }).read('English, हिन्दी')).toEqual(['English', 'हिन्दी']);
});

test('tables are read with a colon too, yes and no in Hindi, and months and days by their names', () => {
  expect(asTable({ people: asMoney, perPerson: asMoney }).read('2: ₹18,500; 4: 16,000')).toEqual([
    { people: 2, perPerson: 18_500 },
    { people: 4, perPerson: 16_000 },
  ]);
  expect(['हाँ', 'No', 'Perhaps'].map(asYesNo.read)).toEqual([true, false, 'Perhaps']);
  expect([readMonthDay('1 Oct'), readMonthDay('10-01'), readMonth('March'), readMonth('3')]).toEqual([
    '10-01',
    '10-01',
    3,
    '3',
  ]);
});
