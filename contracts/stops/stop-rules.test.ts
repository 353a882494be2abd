import { describe, expect, test } from 'vitest';
import { checkedText } from './checked-on.ts';
import { closedNotes, closedTexts } from './closed-days.ts';
import { EMPTY_PAPER_RULES, EMPTY_STOP_FACTS } from './empty-stop-facts.ts';
import { planPapers, type Travellers } from './plan-papers.ts';
import type { PaperRules, Stop } from './stops.contract.ts';

const TODAY = '2027-04-01';
const MONDAY = '2027-04-26';

const stopOf = (name: string, given: Partial<Stop> = {}): Stop => ({
  ...EMPTY_STOP_FACTS,
  ...{ _id: name, slug: name.toLowerCase(), name, latitude: null, longitude: null, metres: null },
  ...{ source: 'Sikkim Tourism', sourceUrl: '', checkedOn: TODAY },
  ...given,
});
const permit = (given: Partial<PaperRules> = {}): PaperRules => ({
  ...EMPTY_PAPER_RULES,
  ...{ access: 'paper', permit: 'Border permit', bring: 'Voter card', photos: 2, daysBefore: 3, cost: 200 },
  ...given,
});
const papers = (indian: PaperRules, foreign = EMPTY_PAPER_RULES) => ({
  ...EMPTY_STOP_FACTS.papers,
  indian,
  foreign,
});

const nathula = stopOf('Nathula', {
  closedWeekdays: [1, 2],
  minAge: 5,
  ageNote: 'thin air',
  childBrings: 'Birth certificate',
  papers: papers(permit({ cost: 400 }), { ...EMPTY_PAPER_RULES, access: 'closed' }),
});
const tsomgo = stopOf('Tsomgo', { papers: papers(permit(), permit({ bring: 'Passport and visa' })) });
const jaldapara = stopOf('Jaldapara', {
  closedSeason: { from: '06-16', to: '09-15', why: '' },
  checkedOn: '2026-12-01',
});
const snow = stopOf('Zero Point', { closedSeason: { from: '12-15', to: '02-28', why: 'snow' } });

describe('what is closed', () => {
  test.each([
    [
      nathula,
      3,
      '2027-04-24',
      ['Nathula is closed on Mondays and Tuesdays: day 3 of this trip is a Monday.'],
    ],
    [nathula, 3, '2027-04-26', []],
    [
      nathula,
      1,
      '2027-04-27',
      ['Nathula is closed on Mondays and Tuesdays: day 1 of this trip is a Tuesday.'],
    ],
    [jaldapara, 1, '2027-06-15', []],
    [
      jaldapara,
      2,
      '2027-06-15',
      ['Jaldapara is closed from 16 Jun to 15 Sep: day 2 of this trip is a Wednesday, 16 Jun.'],
    ],
    [jaldapara, 1, '2027-09-16', []],
    [
      snow,
      1,
      '2027-01-05',
      ['Zero Point is closed from 15 Dec to 28 Feb (snow): day 1 of this trip is a Tuesday, 5 Jan.'],
    ],
    [snow, 1, '2027-03-01', []],
    [tsomgo, 1, MONDAY, []],
  ])('%o on day %i of a trip from %s', (stop, day, first, notes) => {
    expect(closedNotes([{ ...stop, day }], first)).toEqual(notes);
  });

  test('is told in general where no day is known §T1.5', () => {
    expect([nathula, jaldapara, tsomgo].map(closedTexts)).toEqual([
      ['on Mondays and Tuesdays'],
      ['from 16 Jun to 15 Sep'],
      [],
    ]);
  });
});

test.each([
  ['2027-04-01', 'checked on 1 Apr 2027'],
  ['2027-01-01', 'checked on 1 Jan 2027'],
  ['2026-12-31', 'checked 2 months ago, please ask'],
  ['2026-11-25', 'checked 4 months ago, please ask'],
  ['2024-01-01', 'checked 3 years ago, please ask'],
  [null, 'not checked yet, please ask'],
])('a rule of %s is %s', (checkedOn, text) => {
  expect(checkedText(checkedOn, TODAY)).toBe(text);
});

describe('a plan', () => {
  const family: Travellers = { nationality: 'indian', ages: [38, 36, 8, 3], firstDay: '2027-04-24' };
  const visits = [
    { stop: tsomgo, tripDay: 2 },
    { stop: nathula, tripDay: 3 },
  ];

  test('says for each person what to bring; a permit of one name is one, with the photographs of one', () => {
    const { people } = planPapers(visits, family, TODAY);
    expect(people[0]).toEqual({
      age: 38,
      isChild: false,
      brings: [{ text: 'Voter card', places: ['Tsomgo', 'Nathula'] }],
      photos: 2,
    });
    expect(people[2]?.brings).toEqual([
      { text: 'Voter card', places: ['Tsomgo'] },
      { text: 'Birth certificate', places: ['Nathula'] },
    ]);
    const other = stopOf('Lachen', { papers: papers(permit({ permit: 'North Sikkim permit', photos: 3 })) });
    expect(planPapers([...visits, { stop: other, tripDay: 4 }], family, TODAY).people[1]?.photos).toBe(5);
  });

  test('says by when to ask, what it costs all of them, and what does not fit §T1.6', () => {
    const { places, cost, isLate } = planPapers(visits, family, TODAY);
    expect(places.map(({ day, applyBy }) => [day, applyBy])).toEqual([
      ['2027-04-25', '2027-04-22'],
      // One application for both, and so one last day.
      ['2027-04-26', '2027-04-22'],
    ]);
    expect(cost).toBe(1_600);
    expect(isLate).toBe(false);
    expect(places[0]?.warnings).toEqual([]);
    expect(places[1]?.warnings).toEqual([
      'Nathula is closed on Mondays and Tuesdays: choose another day.',
      'Nathula is not for children below 5: thin air.',
    ]);
  });

  test('lists each permit once, with all the places that it is for and what is noted of any §T1.6', () => {
    const late = stopOf('Lachen', {
      papers: papers(permit({ permit: '', daysBefore: 0, note: 'By jeep.' })),
    });
    const noted = { ...tsomgo, papers: papers(permit({ note: 'Not in snow.' })) };
    const asked = [
      { stop: noted, tripDay: 2 },
      ...visits,
      { stop: late, tripDay: 4 },
      { stop: snow, tripDay: 5 },
    ];
    const { permits } = planPapers(asked, family, TODAY);
    expect(permits.map(({ name, places, applyBy }) => [name, places, applyBy])).toEqual([
      ['Border permit', ['Tsomgo', 'Nathula'], '2027-04-22'],
      ['Permit for Lachen', ['Lachen'], '2027-04-27'],
    ]);
    expect(permits.map(({ rules }) => rules.note)).toEqual(['Not in snow.', 'By jeep.']);
  });

  test('sums what each night costs on top: children pay half of it or nothing, and a permit of one name asks once §T1.6', () => {
    const rules = permit({
      permit: 'Entry permit',
      cost: null,
      nightFee: 1_200,
      feeFreeBelow: 6,
      feeHalfBelow: 13,
    });
    const bhutan = ['Paro', 'Thimphu'].map((name, at) => ({
      stop: stopOf(name, { papers: papers(rules) }),
      tripDay: at + 1,
    }));
    const { cost, nightFee } = planPapers(bhutan, family, TODAY);
    expect([cost, nightFee]).toEqual([null, 1_200 + 1_200 + 600]);
    expect(planPapers(visits, family, TODAY).nightFee).toBe(0);
  });

  test('speaks of age 74 as it speaks of age 3', () => {
    const lake = stopOf('Gurudongmar', { minAge: 8, maxAge: 65, ageNote: 'thin air' });
    const warningsFor = (ages: number[]) =>
      planPapers([{ stop: lake, tripDay: 1 }], { ...family, ages }, TODAY).places[0]?.warnings;
    expect(warningsFor([3, 74])).toEqual([
      'Gurudongmar is not for children below 8: thin air.',
      'Gurudongmar is not advised above the age of 65: thin air.',
    ]);
    expect(warningsFor([8, 65])).toEqual([]);
  });

  test.each<[string, Partial<Travellers>, string | null, string[], number | null, boolean]>([
    [
      'a foreigner',
      { nationality: 'foreign' },
      null,
      ['Nathula is not open to foreign nationals.'],
      null,
      false,
    ],
    ['of whom nobody has said', { nationality: 'bhutanese' }, null, [], null, false],
    ['without a day', { firstDay: null }, null, [], 400, false],
    ['who comes too late', { firstDay: '2027-04-02' }, '2027-03-31', [], 400, true],
  ])('of %s', (_who, given, applyBy, warnings, cost, isLate) => {
    const plan = planPapers([{ stop: nathula, tripDay: 2 }], { ...family, ages: [30], ...given }, TODAY);
    expect(plan.places[0]).toMatchObject({ applyBy, warnings });
    expect([plan.cost, plan.isLate]).toEqual([cost, isLate]);
  });

  test('goes by the first day where it is not known on which day a place comes', () => {
    const { places } = planPapers([{ stop: nathula, tripDay: null }], family, TODAY);
    expect(places[0]).toMatchObject({
      day: null,
      applyBy: '2027-04-21',
      closed: ['on Mondays and Tuesdays'],
    });
  });

  test('marks what was checked long ago', () => {
    const { places } = planPapers([{ stop: jaldapara, tripDay: 1 }], family, TODAY);
    expect(places[0]?.isOutdated).toBe(true);
  });
});
