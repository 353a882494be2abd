// A paraglider off Deolo: wing, lines, a pilot sitting in the harness.
import { group, type Sheet } from './sheet.ts';

type Inks = { wing: string; wingLight: string; near: string };

export function glider(s: Sheet, x: number, y: number, p: Inks): void {
  const wing =
    '<path fill="none" stroke="' +
    p.near +
    '" stroke-width=".9" opacity=".55" d="M-66 14L6 96L-40-4M6 96L-12-10M6 96L22-10M6 96L50 0M6 96L72 17"/>' +
    `<path fill="${p.wing}" d="M-70 18C-58-30 52-34 74 20C50-6-44-4-70 18z"/>` +
    `<path fill="${p.wingLight}" d="M-14-19C30-26 62-12 74 20C62 5 30-2 6-3z"/>` +
    `<path fill="${p.near}" d="M0 96q6-8 12 0l4 14q-8 8-20 2zM2 92a5 5 0 1 1 9 0z"/>`;
  s.add(group({ transform: `translate(${x} ${y})rotate(-7)scale(.8)` }, wing));
}
