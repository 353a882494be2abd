import { describe, expect, test } from 'vitest';
import { readParty } from './read-party.ts';

const TODAY = '2027-04-01';

function partyOf(typed: Record<string, string>) {
  const values = new FormData();
  for (const [name, value] of Object.entries(typed)) values.set(name, value);
  return readParty(values, TODAY);
}

test('children count to the people, and who is named as a grown-up is none of them', () => {
  expect(partyOf({ guestSize: '४', childAges: '38, 3 and 8' })).toMatchObject({
    ...{ people: 4, adults: 2, childAges: [3, 8], hasAdult: true, notes: [] },
    words: 'Children: 38, 3 and 8.',
  });
  expect(partyOf({ guestSize: '0' })).toBe(undefined);
});

describe('children who leave no adult', () => {
  test.each([
    [
      '2',
      '3, 8',
      'You named 2 children for a party of 2. Children count to the number of people: with 2 adults it is 4.',
    ],
    [
      '2',
      '3,4,5,6',
      'You named 4 children for a party of 2. Children count to the number of people: with 2 adults it is 6.',
    ],
    [
      '1',
      '7',
      'You named 1 child for a party of 1. Children count to the number of people: with 1 adult it is 2.',
    ],
  ])('make no total of a party of %s: %s §T1.1', (guestSize, childAges, note) => {
    const party = partyOf({ guestSize, childAges, singleRooms: '1' });
    expect(party).toMatchObject({ people: Number(guestSize), hasAdult: false, notes: [note] });
    expect(party?.words).toBe(`Children: ${childAges}. Rooms alone: 1.`);
  });
});

test('of rooms and beds that are more than the people the total counts as many as fit, and staff read all §T1.1', () => {
  const party = partyOf({ guestSize: '4', childAges: '8', singleRooms: '9', extraBeds: '99' });
  expect(party).toMatchObject({
    ...{ singleRooms: 3, extraBeds: 4, words: 'Children: 8. Rooms alone: 9. Extra beds: 99.' },
    notes: [
      'The total counts 3 rooms alone of 9, one for each adult. Ask all the same: we read what you typed.',
      'The total counts 4 extra beds of 99, one for each person. Ask all the same: we read what you typed.',
    ],
  });
  expect(partyOf({ guestSize: '1', singleRooms: '-3', extraBeds: '0' })).toMatchObject({
    ...{ singleRooms: 0, extraBeds: 0, notes: [], words: '' },
  });
});

test('a day that is over is said to be, and gives no price of its season', () => {
  expect(partyOf({ guestSize: '2', bookAt: '2020-01-01' })).toMatchObject({
    day: null,
    notes: ['That day of travel is over: choose today or a later one.'],
  });
  expect(partyOf({ guestSize: '2', bookAt: TODAY })).toMatchObject({ day: TODAY, notes: [] });
  expect(partyOf({ guestSize: '2', bookAt: '0002-04-22' })).toMatchObject({ day: null, notes: [] });
  expect(partyOf({ guestSize: '2', bookAt: '2020-01-01', hasOpenDates: 'yes' })).toMatchObject({ notes: [] });
});

test('what of the ages could not be read is said', () => {
  expect(partyOf({ guestSize: '2', childAges: '2011' })?.notes).toEqual([
    'We could not read “2011”: write ages in years, like 38, 8 or 6 months.',
  ]);
});
