import { describe, expect, test } from 'vitest';
import { type DemoTour, demoPage, demoPlaces, demoTours } from '../support/demo-content.ts';

// What a tour says in words, and what its places say as data, is one and the same.

const places = new Map(demoPlaces.map((place) => [place.slug, place]));

/** Its places, each with its day. */
const placesOf = ({ stops }: DemoTour) =>
  stops.flatMap(({ stop, day }) => {
    const place = places.get(stop);
    return place ? [{ ...place, day }] : [];
  });

const pairs = demoTours.map((tour) => ({ slug: tour.slug, tour, dossier: tour.dossier }));

const rulesOf = (nationality: 'indian' | 'foreign') =>
  demoPlaces.flatMap(({ name, papers }) => {
    const rules = papers[nationality];
    return rules.access === 'paper' ? [{ name, ...rules }] : [];
  });

const daysNamed = (text: string) =>
  [...text.matchAll(/\b(\d{1,2}|seven|ten|fifteen) days (?:before|ahead)/g)].map(
    ([, days = '']) => ({ seven: 7, ten: 10, fifteen: 15 })[days] ?? Number(days),
  );

test.each(['indian', 'foreign'] as const)(
  'a permit of one name asks for the same at each place: %s',
  (who) => {
    const byPermit = Map.groupBy(rulesOf(who), ({ permit }) => permit);
    for (const [permit, rules] of byPermit) {
      const asked = rules.map(({ photos, daysBefore, cost, where, bring }) =>
        JSON.stringify([photos, daysBefore, cost, where, bring]),
      );
      expect(new Set(asked).size, permit).toBe(1);
    }
  },
);

test('Sikkim asks for as many photographs on every page', () => {
  const photos = rulesOf('indian').filter(({ where }) => where.startsWith('By us in Gangtok'));
  expect(new Set(photos.map((rules) => rules.photos))).toEqual(new Set([2]));
  const asked = demoTours.flatMap(({ dossier }) =>
    dossier.questions.flatMap(({ answer }) => answer.match(/\w+ passport photographs/g) ?? []),
  );
  expect(new Set(asked)).toEqual(new Set(['two passport photographs']));
  const [question] = demoPage('questions').questions.filter((asked) =>
    asked.question.includes('papers do we need for Sikkim'),
  );
  expect(question?.answer).toContain('with a copy, and two passport photographs each');
});

test('Bhutan’s permit is taken out before one leaves, and only checked where Bhutan begins §T1.6', () => {
  const [rules] = rulesOf('indian').filter(({ permit }) => permit === 'Entry permit of Bhutan');
  expect(rules?.where).toContain('before you leave home');
  const tours = pairs.filter(({ tour }) => tour.city === 'Bhutan');
  expect(tours.length).toBeGreaterThan(2);
  for (const { slug, tour, dossier } of tours) {
    expect(tour.desc, slug).toMatch(/entry permits before you (leave home|fly)/);
    const answer = dossier.questions.find(({ question }) => question.includes('entry permit'))?.answer ?? '';
    expect(daysNamed(answer), slug).toEqual([rules?.daysBefore]);
  }
});

test('copies of passports are asked for so many days before in words as in the papers', () => {
  const days = rulesOf('foreign').filter(({ where }) => where.includes('copies that you send'));
  expect(new Set(days.map(({ daysBefore }) => daysBefore))).toEqual(new Set([10]));
  for (const { slug, dossier } of pairs)
    for (const { answer } of dossier.questions)
      for (const sentence of answer.split('. ').filter((part) => part.includes('passport and visa copies')))
        for (const named of daysNamed(sentence)) expect(named, `${slug}: ${sentence}`).toBe(10);
});

describe.each(pairs)('$slug', ({ tour, dossier }) => {
  test('takes nobody to a place for which they are too young, or says who stays behind', () => {
    const { minAge, children } = dossier.suitability;
    for (const place of placesOf(tour)) {
      if (!place.minAge || (minAge ?? 0) >= place.minAge) continue;
      expect(children, place.name).toMatch(/\bstay\b/);
      expect(children, place.name).toContain(` ${place.minAge} `);
    }
    const rates = dossier.pricing.childRates.filter(({ toAge }) => toAge < (minAge ?? 0));
    expect(rates, 'prices for children that do not come').toEqual([]);
    const youngest = dossier.suitability.notFor.flatMap((line) => [
      ...line.matchAll(/^Children under (\d+)$/g),
    ]);
    for (const [, age] of youngest) expect(minAge).toBe(Number(age));
  });

  test('has each night on its map, at the height that the day says §T1.9', () => {
    const stops = placesOf(tour);
    for (const [index, { night, nightMetres }] of tour.days.entries()) {
      if (!night) continue;
      const isNew = night !== nightBefore(tour, index);
      const stop = stops.find(
        ({ name, day }) => name === night && (isNew ? day === index + 1 : day <= index + 1),
      );
      expect(stop, `night ${index + 1}: ${night}`).toBeDefined();
      expect([stop?.latitude, stop?.longitude], night).not.toContain(null);
      expect(stop?.metres, night).toBe(nightMetres);
    }
  });

  test('says of no height in words what its places say otherwise', () => {
    const days = tour.itinerary.flatMap(({ title, description }) => [title, description]);
    const words = [tour.desc, ...days, ...dossier.highlights, dossier.suitability.health].join(' ');
    for (const { name, metres } of placesOf(tour)) {
      if (metres === null) continue;
      for (const [text, height = ''] of words.matchAll(new RegExp(`${name}${HEIGHT}`, 'g')))
        expect(Number(height.replace(',', '')), text).toBe(metres);
    }
  });

  test('says of no weekday in words what its places do not say', () => {
    const said = /close[sd]? (?:on|one day a week, lately) (Mondays|Thursday|Fridays)/g;
    const days = tour.itinerary.map(({ description }) => description);
    const words = [tour.desc, ...days].join(' ');
    const closed = placesOf(tour).flatMap(({ closedWeekdays }) => closedWeekdays);
    for (const [text, weekday = ''] of words.matchAll(said))
      expect(closed, text).toContain({ Mondays: 1, Thursday: 4, Fridays: 5 }[weekday]);
  });

  test('has a theme', () => {
    expect(dossier.themes.length).toBeGreaterThan(0);
  });
});

/** Right behind the name of a place; of a span its end. */
const HEIGHT =
  '(?:,| is| lies| Lake)? (?:at |near |\\()?(?:about |around )?(?:\\d,\\d{3}–)?(\\d,\\d{3}|\\d{3}) m\\b';

function nightBefore({ days }: DemoTour, index: number): string | undefined {
  return days[index - 1]?.night;
}
