import { describe, expect, test } from 'vitest';
import type { DayFacts, TourDossier } from '../../contracts/dossier/dossier.contract.ts';
import { EMPTY_DAY_FACTS, EMPTY_DOSSIER } from '../../contracts/dossier/empty-dossier.ts';
import { FIRST_THEMES } from '../../contracts/page-content/destinations-content.ts';
import { type DemoTour, demoTours } from '../support/demo-content.ts';
import { hoursNamed, kilometresNamed, metresNamed } from '../support/words-of-days.ts';

const FILLER =
  /\b(best|unforgettable|breathtaking|paradise|hidden gems?|nestled|mesmeri[sz]\w*|stunning|magical|whether you)\b/i;

const START_TOWNS = ['New Jalpaiguri', 'Gangtok', 'Paro'];

const pairs = demoTours.map((tour) => ({ slug: tour.slug, tour, dossier: tour.dossier }));

describe('demo dossiers', () => {
  test('are as many as the tours: each has one, none is left over §T2.3', () => {
    const { departures: _, ...parts } = EMPTY_DOSSIER;
    for (const { slug, dossier } of pairs)
      for (const name of Object.keys(parts) as (keyof typeof parts)[])
        expect(dossier[name], `${slug}: ${name}`).not.toEqual(parts[name]);
  });

  test('give each theme to at least three tours', () => {
    for (const theme of Object.keys(FIRST_THEMES)) {
      const tours = pairs.filter(({ dossier }) => dossier.themes.includes(theme));
      expect(tours.length, theme).toBeGreaterThanOrEqual(3);
    }
  });

  test('fix days of departure for a few treks and tours of Bhutan alone §T1.5', () => {
    const fixed = pairs.filter(({ dossier }) => dossier.departures.length > 0);
    expect(fixed).toHaveLength(4);
    for (const { slug, tour, dossier } of fixed) {
      expect(tour.city === 'Bhutan' || dossier.themes.includes('trek'), slug).toBe(true);
      expect(Math.max(...dossier.departures.map(({ seats }) => seats))).toBeLessThanOrEqual(
        tour.maxGroupSize,
      );
    }
  });

  test('name what a shared departure costs wherever they offer one, less than for the smallest party', () => {
    for (const { slug, dossier } of pairs) {
      const { sharing, parties } = dossier.pricing;
      const prices = dossier.departures.map(({ perPerson }) => perPerson);
      expect(prices.length > 0, slug).toBe(sharing === 'either' || sharing === 'shared');
      const promised = dossier.questions.some(({ answer }) => answer.includes('at the price for six'));
      const six = parties.find(({ people }) => people === 6)?.perPerson;
      for (const price of prices) {
        expect(price, slug).toBeLessThan(parties[0]?.perPerson ?? 0);
        if (promised) expect(price, slug).toBe(six);
      }
    }
  });
});

describe.each(pairs)('$slug', ({ tour, dossier }) => {
  test('has three to six highlights, two questions or more, a start town and all twelve months §T1.10', () => {
    expect(dossier.highlights.length).toBeGreaterThanOrEqual(3);
    expect(dossier.highlights.length).toBeLessThanOrEqual(6);
    expect(dossier.questions.length).toBeGreaterThanOrEqual(2);
    expect(START_TOWNS).toContain(dossier.ends.startTown);
    expect(dossier.months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(dossier.months.some(({ mark }) => mark === 'best')).toBe(true);
  });

  test('shows one of its prices on the card, lower for larger parties, none above the group', () => {
    const { parties } = dossier.pricing;
    const prices = parties.map(({ perPerson }) => perPerson);
    if (parties.length > 0) expect(prices).toContain(tour.discountprice);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(Math.max(0, ...parties.map(({ people }) => people))).toBeLessThanOrEqual(tour.maxGroupSize);
  });

  test('promises a guide only where one comes', () => {
    if (dossier.guiding.guide !== 'none') return;
    for (const text of allWords(tour, dossier)) expect(text).not.toMatch(/\bguided\b|\byour guide\b/i);
  });

  test('is written without filler', () => {
    for (const text of wordsOf(dossier)) {
      expect(text).not.toMatch(FILLER);
      expect(text).not.toContain('!');
    }
  });

  test('has facts for each day, a bed for each night but the last, and adds up to the tour’s distance', () => {
    expect(tour.days).toHaveLength(tour.itinerary.length);
    for (const [index, facts] of tour.days.entries())
      expect(Boolean(facts.night && facts.nightMetres && facts.stay), `day ${index + 1}`).toBe(
        index < tour.days.length - 1,
      );
    const byRoad = tour.days.filter((facts) => facts.driveHours || !facts.walkHours);
    const sum = byRoad.reduce((total, facts) => total + (facts.distanceKm ?? 0), 0);
    expect(Math.abs(sum - tour.distance), `${sum} km`).toBeLessThanOrEqual(tour.distance / 10);
  });
});

describe.each(pairs)('the days of $slug', ({ tour }) => {
  test.each(tour.itinerary)('agree with the words of day $day', ({ day, title, description }) => {
    const facts = tour.days[day - 1] ?? EMPTY_DAY_FACTS;
    const words = `${title}. ${description}`;
    const heights = metresNamed(without(SIDE_TRIPS, words)).filter(
      (metres) => !CLIMBS.test(before(words, metres)),
    );
    expect(Math.max(0, ...heights)).toBeLessThanOrEqual(Math.max(highOf(facts), nightBefore(tour, day)));
    for (const metres of heightsOf(facts.night, words)) expect(metres).toBe(facts.nightMetres);
    for (const metres of heightsOf(facts.highPlace, words))
      expect(facts.highMetres).toBeGreaterThanOrEqual(metres);
    expect(Math.max(0, ...hoursNamed(without(TRAINS, words)))).toBeLessThanOrEqual(longestOf(facts));
    expect(Math.max(0, ...kilometresNamed(words))).toBeLessThanOrEqual(facts.distanceKm ?? 0);
  });
});

/** Metres that are climbed, not reached. */
const CLIMBS = /(climbing|pull of|climb of) $/;

function before(words: string, metres: number): string {
  return words.slice(0, words.indexOf(metres.toLocaleString('en-IN')));
}

/** The heights that stand right behind the name of a place. */
function heightsOf(place: string, words: string): number[] {
  if (!place) return [];
  return [...words.matchAll(new RegExp(`${place}[^.\\d;]{0,20}(\\d,\\d{3}(?:–\\d,\\d{3})?) m\\b`, 'g'))].map(
    ([, metres = '']) => Math.max(...metresNamed(`${metres} m`)),
  );
}

function highOf(facts: DayFacts): number {
  return Math.max(facts.highMetres ?? 0, facts.nightMetres ?? 0);
}

function nightBefore({ days }: DemoTour, day: number): number {
  return days[day - 2]?.nightMetres ?? 0;
}

function longestOf(facts: DayFacts): number {
  return Math.max(facts.driveHours ?? 0, facts.walkHours ?? 0);
}

/** Hours on the railway are neither driven nor walked. */
const TRAINS = /\btrain\b/;

/** What a party may add, and need not. */
const SIDE_TRIPS = /\bcan add\b/;

/** The text without the sentences that speak of something. */
function without(matter: RegExp, words: string): string {
  return words
    .split(/(?<=\.) /)
    .filter((sentence) => !matter.test(sentence))
    .join(' ');
}

function wordsOf(dossier: TourDossier): string[] {
  return JSON.stringify(dossier)
    .replaceAll(/"mark":"\w+"/g, '""')
    .split('"')
    .filter((text) => /\w/.test(text));
}

function allWords(tour: DemoTour, dossier: TourDossier): string[] {
  const days = tour.itinerary.flatMap(({ title, description }) => [title, description]);
  return [tour.title, tour.desc, ...days, ...wordsOf(dossier)];
}
