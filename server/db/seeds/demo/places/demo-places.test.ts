import { expect, test } from 'vitest';
import { stopBody } from '../../../../../contracts/stops/stop-body.contract.ts';
import { demoTours } from '../demo-tours.ts';
import { contentOfDemoPlace, demoPlaces } from './demo-places.ts';
import { placesOfDemoTour } from './places-of-demo-tours.ts';

const NOW = new Date('2026-11-20T06:30:00.000Z');

test('every place is one that staff could have typed §T2.3', () => {
  for (const place of demoPlaces) {
    const content = contentOfDemoPlace(place, NOW);
    expect(stopBody.safeParse(content), place.name).toMatchObject({ success: true, data: content });
  }
  const slugs = demoPlaces.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('every demo tour comes by places, on days that it has, in their order §T1.9', () => {
  const slugs = new Set(demoPlaces.map(({ slug }) => slug));
  for (const { slug, itinerary } of demoTours) {
    const places = placesOfDemoTour(slug);
    expect(places.length, slug).toBeGreaterThan(1);
    expect(
      places.filter((place) => !slugs.has(place.slug)),
      slug,
    ).toEqual([]);
    const days = places.map(({ day }) => day);
    expect(days, slug).toEqual(days.toSorted((a, b) => a - b));
    expect(Math.max(...days), slug).toBeLessThanOrEqual(itinerary.length);
  }
});

test('every place is one of a tour', () => {
  const visited = new Set(demoTours.flatMap(({ slug }) => placesOfDemoTour(slug).map((place) => place.slug)));
  expect(demoPlaces.filter(({ slug }) => !visited.has(slug))).toEqual([]);
});
