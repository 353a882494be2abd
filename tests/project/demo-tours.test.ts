import { describe, expect, test } from 'vitest';
import { FIRST_DESTINATIONS } from '../../contracts/page-content/destinations-content.ts';
import { demoPlaces, demoRoads, demoTeam, demoTours } from '../support/demo-content.ts';

const FILLER =
  /\b(best|unforgettable|breathtaking|paradise|hidden gems?|nestled|mesmeri[sz]\w*|stunning|magical|whether you)\b/i;

const reviews = demoTours.flatMap((tour) => tour.reviews);

describe('demo catalogue', () => {
  test('has at least 24 tours, each with a slug of its own', () => {
    expect(demoTours.length).toBeGreaterThanOrEqual(24);
    expect(new Set(demoTours.map((tour) => tour.slug)).size).toBe(demoTours.length);
  });

  test('covers every destination §1.1', () => {
    expect(new Set(demoTours.map((tour) => tour.city))).toEqual(new Set(FIRST_DESTINATIONS));
  });

  test('never lists two tours of one destination side by side', () => {
    const twins = demoTours.filter((tour, index) => tour.city === demoTours[index + 1]?.city);
    expect(twins.map((tour) => tour.slug)).toEqual([]);
  });

  test('features exactly eight tours, at most two of a destination', () => {
    const featured = demoTours.filter((tour) => tour.featured);
    expect(featured).toHaveLength(8);
    for (const city of FIRST_DESTINATIONS) {
      expect(featured.filter((tour) => tour.city === city).length, city).toBeLessThanOrEqual(2);
    }
  });
});

describe.each(demoTours)('$slug', (tour) => {
  test('has a readable slug and a short title', () => {
    expect(tour.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(tour.title.length).toBeLessThanOrEqual(70);
  });

  test('numbers its days from 1 and says as many in its duration', () => {
    const days = tour.itinerary.length;
    expect(tour.itinerary.map(({ day }) => day)).toEqual(
      Array.from({ length: days }, (_, index) => index + 1),
    );
    expect(tour.duration).toBe(`${days} days / ${days - 1} nights`);
    expect(days).toBeGreaterThanOrEqual(3);
    expect(days).toBeLessThanOrEqual(11);
  });

  test('has whole prices in range, and a discount of at most a quarter', () => {
    for (const rupees of [tour.price, tour.discountprice]) {
      expect(rupees).toSatisfy(Number.isInteger);
      expect(rupees).toBeGreaterThanOrEqual(6_500);
      expect(rupees).toBeLessThanOrEqual(78_000);
    }
    expect(tour.discountprice).toBeLessThanOrEqual(tour.price);
    expect(tour.discountprice).toBeGreaterThanOrEqual(tour.price * 0.75);
  });

  test('is written without filler', () => {
    const days = tour.itinerary.flatMap(({ title, description }) => [title, description]);
    for (const text of [tour.title, tour.desc, ...days]) {
      expect(text).not.toMatch(FILLER);
      expect(text).not.toContain('!');
      expect(text, 'says what holds, and what we do').not.toMatch(/check with us/i);
    }
  });

  test('has no two reviews of one traveller', () => {
    const names = tour.reviews.map(({ username }) => username);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('demo reviews', () => {
  test('are at least 60, exactly three of them critical', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(60);
    expect(reviews.filter(({ rating }) => rating <= 2)).toHaveLength(3);
  });

  test('date between November 2024 and October 2026', () => {
    for (const { createdAt } of reviews) {
      expect(createdAt).toBe(new Date(createdAt).toISOString());
      expect(createdAt >= '2024-11-01' && createdAt < '2026-11-01', createdAt).toBe(true);
    }
  });
});

const comingBy = (place: string) => demoTours.filter(({ stops }) => stops.some(({ stop }) => stop === place));

describe('demo places', () => {
  test('every place is one that staff could have typed §T2.3', () => {
    expect(demoPlaces.length).toBeGreaterThan(60);
    expect(new Set(demoPlaces.map(({ name }) => name)).size).toBe(demoPlaces.length);
  });

  test('every demo tour comes by places, on days that it has, in their order §T1.9', () => {
    for (const { slug, stops } of demoTours) {
      const days = stops.map(({ day }) => day);
      expect(days.length, slug).toBeGreaterThan(1);
      expect(days, slug).toEqual(days.toSorted((a, b) => a - b));
    }
  });

  test('every place is one of a tour', () => {
    expect(demoPlaces.filter(({ slug }) => comingBy(slug).length === 0)).toEqual([]);
  });
});

describe('demo roads', () => {
  test('say that they are examples, and are used by a tour', () => {
    for (const { slug, source } of demoRoads) {
      expect(source, slug).toBe('An example of this demo, no report of today');
      expect(demoTours.some(({ roadIds }) => roadIds.includes(slug))).toBe(true);
    }
  });

  test.each([
    ['tsomgo', 'gangtok-nathula'],
    ['lachung', 'mangan-lachung'],
    ['gurudongmar', 'thangu-gurudongmar'],
    ['zuluk', 'rongli-kupup'],
  ])('a traveller who comes by %s reads how its road is', (place, road) => {
    expect(comingBy(place).length).toBeGreaterThan(0);
    for (const { slug, roadIds } of comingBy(place)) expect(roadIds, slug).toContain(road);
  });
});

describe('the demo’s team', () => {
  test('has somebody for every tour that promises a guide on every day, who speaks what it promises §T1.12', () => {
    const guided = demoTours.filter(({ dossier }) => dossier.guiding.guide === 'every-day');
    expect(guided.length).toBeGreaterThan(5);
    for (const { slug, teamIds, dossier } of guided) {
      const team = demoTeam.filter((person) => teamIds.includes(person.slug));
      const spoken = team.flatMap(({ languages }) => languages ?? []);
      expect(spoken, slug).toEqual(expect.arrayContaining(dossier.guiding.languages));
    }
  });
});
