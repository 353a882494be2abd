import { expect, test } from 'vitest';
import { EMPTY_STOP_FACTS } from '../../../../../contracts/stops/empty-stop-facts.ts';
import type { TourStop } from '../../../../../contracts/stops/stops.contract.ts';
import { layOutRoute } from './route-map-layout.ts';

const stopAt = (name: string, day: number, latitude: number, longitude: number): TourStop => ({
  ...EMPTY_STOP_FACTS,
  ...{ _id: name, slug: name.toLowerCase(), name, day, latitude, longitude, metres: null },
  ...{ source: '', sourceUrl: '', checkedOn: null },
});

test('a route in Sikkim is drawn on the region’s rivers and borders', () => {
  const map = layOutRoute([stopAt('Gangtok', 1, 27.33, 88.61), stopAt('Lachen', 2, 27.72, 88.56)], []);
  expect(map?.isInRegion).toBe(true);
});

test('a route in Ladakh is drawn without them', () => {
  const map = layOutRoute([stopAt('Leh', 1, 34.15, 77.58), stopAt('Hunder', 2, 34.58, 77.47)], []);
  expect(map?.isInRegion).toBe(false);
  expect([map?.names, map?.peaks]).toEqual([[], []]);
  expect(map?.stops.map(({ name }) => name)).toEqual(['Leh', 'Hunder']);
});
