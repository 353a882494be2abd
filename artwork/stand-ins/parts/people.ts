// People seen from behind against the light: shawls, caps and shoulders, no faces, no legs: each stands on well below its
// foot line, so that the rank in front or the ground can hide the cut.
import { random } from './noise.ts';
import { group, type Sheet, short, type Triple } from './sheet.ts';

const figures = [
  'M-24 90L-24 0C-26-30-27-58-16-66C-10-70-8-72-8-76C-14-88-6-100 1-100C10-100 15-88 9-76C9-72 12-70 18-66C28-58 27-28 25 0V90z',
  'M-26 90L-26 0C-30-34-26-60-16-68C-16-84-12-98 0-100C13-98 17-84 16-68C27-60 31-32 27 0V90z',
  'M-22 90L-22 0C-24-28-25-56-15-64L-9-68C-15-76-15-84-11-90L-14-94-9-100Q1-106 10-99L13-93 10-90C14-84 13-74 8-68L15-64C24-56 38-84 40-92L46-90C44-70 32-46 24-38L24 90z',
];
const rims = [
  'M18-66C28-58 27-28 25 0M9-98C15-92 14-84 9-76',
  'M0-100C13-98 17-84 16-68C27-60 31-32 27 0',
  'M10-90C14-84 13-74 8-68L15-64M46-90C44-70 32-46 24-38L24 0',
];

/** Places as [x, foot, height]. */
export function people(s: Sheet, places: readonly Triple[], paint: string, rim: string, seed = 1): void {
  const r = random(seed);
  const ids = figures.map((d, i) =>
    s.define(
      (id) =>
        `<g id="${id}"><path d="${d}"/><path fill="none" stroke="currentColor" stroke-width="2" d="${rims[i]}"/></g>`,
    ),
  );
  const uses = places.map(
    ([x, y, h]) =>
      `<use href="#${ids[Math.floor(r() * 2.12)]}" transform="translate(${short(x)} ${short(y)})scale(${short(h / 100, 2)})"/>`,
  );
  s.add(group({ fill: paint, color: rim }, ...uses));
}
