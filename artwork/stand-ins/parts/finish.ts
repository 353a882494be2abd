// What every print shares: the paper's grain, laid over everything, and a little more ink at the edges.
import { HEIGHT, type Sheet, WIDTH } from './sheet.ts';

export function finish(sheet: Sheet, ink: string, strength = 0.3): void {
  const vignette = sheet.radial(600, 380, 860, [0.62, ink, 0], [1, ink, strength]);
  sheet.wash(vignette);
  // Two octaves at one size only: the filter runs once per drawing of the picture, see README for the timing.
  const grain = sheet.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".9" ` +
      'numOctaves="1" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .5 .5 0 0 -.4"/></filter>',
  );
  sheet.add(`<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#${grain})" opacity=".16"/>`);
}
