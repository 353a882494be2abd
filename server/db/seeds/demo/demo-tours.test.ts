import { describe, expect, test } from 'vitest';
import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import { demoTours } from './demo-tours.ts';

const FILLER =
  /\b(best|unforgettable|breathtaking|paradise|hidden gems?|nestled|mesmeri[sz]\w*|stunning|magical|whether you)\b/i;

const reviews = demoTours.flatMap((tour) => tour.reviews);

describe('demo catalogue', () => {
  test('has at least 24 tours, each with a slug of its own', () => {
    expect(demoTours.length).toBeGreaterThanOrEqual(24);
    expect(new Set(demoTours.map((tour) => tour.slug)).size).toBe(demoTours.length);
  });

  test('covers every destination §1.1', () => {
    expect(new Set(demoTours.map((tour) => tour.city))).toEqual(new Set(DESTINATIONS));
  });

  test('never lists two tours of one destination side by side', () => {
    const twins = demoTours.filter((tour, index) => tour.city === demoTours[index + 1]?.city);
    expect(twins.map((tour) => tour.slug)).toEqual([]);
  });

  test('features exactly eight tours, at most two of a destination', () => {
    const featured = demoTours.filter((tour) => tour.featured);
    expect(featured).toHaveLength(8);
    for (const city of DESTINATIONS) {
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
