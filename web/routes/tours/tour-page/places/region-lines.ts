export type Point = readonly [latitude: number, longitude: number];

// A sketch from memory: no claim about where borders run.

export const TEESTA = lineOf(`
  28.02,88.76 27.89,88.54 27.72,88.56 27.6,88.645 27.51,88.53 27.4,88.52 27.235,88.495 27.175,88.53
  27.085,88.45 27,88.42 26.89,88.47 26.75,88.585 26.53,88.73 26.2,88.88`);

export const OTHER_RIVERS = [
  // Rangeet
  lineOf('27.36,88.29 27.22,88.28 27.13,88.3 27.14,88.36 27.085,88.44'),
  // Lachung
  lineOf('27.86,88.69 27.69,88.74 27.6,88.645'),
  // Torsa
  lineOf('27.3,89.05 26.95,89.3 26.85,89.35 26.7,89.27 26.35,89.4'),
  // Wang Chhu
  lineOf('27.6,89.64 27.3,89.55 27,89.55 26.73,89.78'),
  // Puna Tsang Chhu
  lineOf('27.85,89.78 27.58,89.865 27.47,89.9 27.2,90.06 26.85,90.25'),
  // Mangde Chhu
  lineOf('27.8,90.4 27.5,90.5 27.1,90.65 26.85,90.8'),
];

export const BORDERS = [
  // Singalila ridge, down to the plains
  lineOf(`
    27.88,88.13 27.7,88.12 27.45,88.05 27.21,88.01 27.1,87.995 26.99,88.1 26.93,88.16 26.85,88.12
    26.65,88.17 26.4,88.1`),
  // North and east of Sikkim, then on around Bhutan
  lineOf(`
    27.88,88.13 27.96,88.3 28.05,88.5 28.12,88.66 28.07,88.82 27.88,88.87 27.6,88.8 27.39,88.84
    27.29,88.92 27.5,88.99 27.82,89.25 28.1,89.55 28.2,90 28.15,90.45 27.98,91.1`),
  // Where Bhutan's hills meet the plains
  lineOf(`
    27.29,88.92 27.1,88.87 26.97,88.95 26.88,89.15 26.855,89.38 26.72,89.62 26.72,89.95 26.83,90.3
    26.8,90.7 26.8,91.1`),
];

export const REGION_NAMES: readonly { name: string; at: Point }[] = [
  { name: 'Nepal', at: [27.25, 87.88] },
  { name: 'Nepal', at: [26.8, 88.03] },
  { name: 'Tibet', at: [27.75, 89.02] },
  { name: 'Bhutan', at: [27.15, 89.75] },
  { name: 'Bhutan', at: [27.2, 90.35] },
  { name: 'Bengal', at: [26.55, 88.6] },
];

/** `key`: of a destination, whose name stands there as long as the agency lists it. */
export const OF_DESTINATIONS: readonly { key: string; at: Point }[] = [
  { key: 'Sikkim', at: [27.55, 88.36] },
  { key: 'Dooars', at: [26.82, 88.85] },
];

export const PEAKS: readonly { name: string; at: Point }[] = [
  { name: 'Kangchenjunga', at: [27.703, 88.147] },
  { name: 'Jomolhari', at: [27.826, 89.27] },
  { name: 'Gangkhar Puensum', at: [28.047, 90.455] },
];

/** Written as the points of an SVG line are. */
function lineOf(points: string): Point[] {
  return points
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [latitude = 0, longitude = 0] = point.split(',').map(Number);
      return [latitude, longitude];
    });
}
