import { expect, test } from 'vitest';
import { ROAD_LIMITS } from '../../../../../contracts/roads/road-terms.ts';
import { roadBody } from '../../../../../contracts/roads/roads.contract.ts';
import { demoTours } from '../demo-tours.ts';
import { placesOfDemoTour } from '../places/places-of-demo-tours.ts';
import { DEMO_ROAD_SOURCE, demoRoads } from './demo-roads.ts';

const roadsOf = (slug: string) =>
  demoRoads.filter(({ tours }) => tours.includes(slug)).map(({ name }) => name);
const comingBy = (place: string) =>
  demoTours.filter(({ slug }) => placesOfDemoTour(slug).some((stop) => stop.slug === place));

test('every road is one that staff could have typed, and says that it is an example', () => {
  for (const { tours: _tours, ...typed } of demoRoads) {
    const body = { ...typed, source: DEMO_ROAD_SOURCE };
    expect(roadBody.safeParse(body), typed.name).toMatchObject({ success: true, data: body });
  }
  expect(new Set(demoRoads.map(({ name }) => name)).size).toBe(demoRoads.length);
});

test('roads are used by tours that there are, and each by one at least', () => {
  const slugs = new Set(demoTours.map(({ slug }) => slug));
  for (const { name, tours } of demoRoads) {
    expect(tours.length, name).toBeGreaterThan(0);
    expect(
      tours.filter((slug) => !slugs.has(slug)),
      name,
    ).toEqual([]);
  }
  for (const slug of slugs) expect(roadsOf(slug).length, slug).toBeLessThanOrEqual(ROAD_LIMITS.ofTour);
});

test.each([
  ['tsomgo', 'Gangtok to Tsomgo and Nathula'],
  ['lachung', 'Mangan to Lachen and Lachung by Chungthang'],
  ['gurudongmar', 'Thangu to Gurudongmar'],
  ['zuluk', 'Rongli to Zuluk, Nathang and Kupup'],
])('whoever comes by %s reads how its road is', (place, road) => {
  for (const { slug } of comingBy(place)) expect(roadsOf(slug), slug).toContain(road);
});
