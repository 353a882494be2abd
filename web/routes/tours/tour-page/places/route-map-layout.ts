import type { TourStop } from '../../../../../contracts/stops/stops.contract.ts';
import type { Choice } from '../../../../../contracts/tours/destinations.ts';
import { boxOf, isFree, placeLabels, type ToLabel } from './place-labels.ts';
import { OF_DESTINATIONS, PEAKS, type Point, REGION_NAMES } from './region-lines.ts';

export type RouteMapLayout = NonNullable<ReturnType<typeof layOutRoute>>;

const WIDTH = 460;
const MIN_HEIGHT = 280;
const MAX_HEIGHT = 500;
const MARGIN = 60;
const MIN_SPAN = 0.35;
/** As a share of the leg's length. */
const BOW = 0.09;

/** Degrees: where the region's rivers and borders lie. */
const REGION = { latitudes: [25.5, 29], longitudes: [87, 92] } as const;

/** Undefined for fewer than two known places. */
export function layOutRoute(stops: readonly TourStop[], destinations: readonly Choice[]) {
  const way = stops.flatMap((stop) =>
    stop.latitude === null || stop.longitude === null
      ? []
      : [{ id: stop._id, name: stop.name, day: stop.day, at: [stop.latitude, stop.longitude] as const }],
  );
  const places = [...new Map(way.map((stop) => [stop.id, stop])).values()];
  if (places.length < 2) return undefined;
  const { height, project } = projection(places.map(({ at }) => at));
  const frame = { width: WIDTH, height };
  const dots = places.map(({ id, name, at }) => {
    const days = [...new Set(way.filter((stop) => stop.id === id).map(({ day }) => day))];
    return { name, days, ...project(at) };
  });
  const toLabel: ToLabel[] = dots.map(({ x, y, name, days }) => ({
    ...{ x, y, lines: 2 },
    width: Math.max(name.length * 8.8, daysText(days).length * 7.1) + 4,
  }));
  const labels = placeLabels(toLabel, frame);
  const taken = [
    ...toLabel.flatMap((dot, place) => (labels[place] ? [boxOf(labels[place], dot)] : [])),
    ...dots.map(({ x, y }) => ({ x, y, width: 14, height: 14 })),
  ];
  const fitting = (names: typeof REGION_NAMES, letter: number) =>
    names
      .map(({ name, at }) => ({ name, ...project(at) }))
      .filter(({ name, x, y }) => isFree({ x, y, width: name.length * letter, height: 20 }, taken, frame));
  return {
    ...frame,
    isInRegion: places.some(({ at }) => isInRegion(at)),
    stops: dots.flatMap((dot, place) => (labels[place] ? [{ ...dot, label: labels[place] }] : [])),
    legs: legsOf(way.map(({ at }) => project(at))),
    draw: (line: readonly Point[]) => smooth(line.map(project)),
    names: fitting([...REGION_NAMES, ...namesOf(destinations)], 11),
    peaks: fitting(PEAKS, 8),
  };
}

const namesOf = (destinations: readonly Choice[]) =>
  OF_DESTINATIONS.flatMap(({ key, at }) =>
    destinations.flatMap((one) => (one.key === key ? [{ name: one.name, at }] : [])),
  );

function isInRegion([latitude, longitude]: Point): boolean {
  const { latitudes, longitudes } = REGION;
  return (
    latitude > latitudes[0] &&
    latitude < latitudes[1] &&
    longitude > longitudes[0] &&
    longitude < longitudes[1]
  );
}

export function daysText(days: readonly number[]): string {
  return `${days.length > 1 ? 'Days' : 'Day'} ${days.join(', ')}`;
}

type Spot = { x: number; y: number };

const round = (value: number) => Math.round(value * 10) / 10;

function projection(points: readonly Point[]) {
  const narrowing = Math.cos((27.2 * Math.PI) / 180);
  const across = spanOf(points.map(([, longitude]) => longitude * narrowing));
  const up = spanOf(points.map(([latitude]) => latitude));
  const room = WIDTH - 2 * MARGIN;
  const scale = Math.min(room / across.span, (MAX_HEIGHT - 2 * MARGIN) / up.span);
  const height = Math.round(Math.max(MIN_HEIGHT, up.span * scale + 2 * MARGIN));
  const project = ([latitude, longitude]: Point): Spot => ({
    x: round(WIDTH / 2 + (longitude * narrowing - across.middle) * scale),
    y: round(height / 2 - (latitude - up.middle) * scale),
  });
  return { height, project };
}

function spanOf(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { middle: (low + high) / 2, span: Math.max(high - low, MIN_SPAN) };
}

function legsOf(spots: readonly Spot[]): string {
  const drawn = new Set<string>();
  return spots
    .flatMap((to, place) => {
      const from = spots[place - 1];
      if (!from || (from.x === to.x && from.y === to.y)) return [];
      const [start, end] = [`${from.x},${from.y}`, `${to.x},${to.y}`];
      const key = [start, end].toSorted().join(' ');
      if (drawn.has(key)) return [];
      drawn.add(key);
      return [`M${start}Q${bowOf(from, to)} ${end}`];
    })
    .join('');
}

/** To the left of the leg, so that the way back does not cover the way there. */
function bowOf(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return `${round((from.x + to.x) / 2 + dy * BOW)},${round((from.y + to.y) / 2 - dx * BOW)}`;
}

function smooth(spots: readonly Spot[]): string {
  return spots
    .map((spot, place) => {
      const last = spots[place - 1];
      if (!last) return `M${spot.x},${spot.y}`;
      const before = spots[place - 2] ?? last;
      const after = spots[place + 1] ?? spot;
      const c1 = { x: round(last.x + (spot.x - before.x) / 6), y: round(last.y + (spot.y - before.y) / 6) };
      const c2 = { x: round(spot.x - (after.x - last.x) / 6), y: round(spot.y - (after.y - last.y) / 6) };
      return `C${c1.x},${c1.y} ${c2.x},${c2.y} ${spot.x},${spot.y}`;
    })
    .join('');
}
