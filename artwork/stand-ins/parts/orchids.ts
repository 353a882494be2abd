// A spray of cymbidium leaning in from the lower right: five sepals, a lip, a bent stem; Kalimpong's nurseries.
import { mix } from './colour.ts';
import { group, type Sheet, short, triples } from './sheet.ts';

type Inks = { orchid: string; orchidDeep: string; orchidLip: string; near: string; rim: string };

export function orchids(s: Sheet, p: Inks): void {
  const petal = (a: number, long: number, wide: number): string =>
    `<path transform="rotate(${a})" d="M0 0C${-wide} ${-long * 0.35} ${-wide * 0.8} ${-long * 0.8} 0 ${-long}C${wide * 0.8} ${-long * 0.8} ${wide} ${-long * 0.35} 0 0z"/>`;
  const flower = s.define(
    (id) =>
      `<g id="${id}"><g fill="${mix(p.orchid, p.orchidDeep, 0.3)}">${petal(128, 30, 12)}${petal(-128, 30, 12)}</g>` +
      `<g fill="${p.orchid}">${petal(0, 33, 12)}${petal(68, 32, 11)}${petal(-68, 32, 11)}</g>` +
      `<path fill="none" stroke="${p.orchidDeep}" stroke-width="1" opacity=".5" d="M0-6V-26M8-3L24-9M-8-3L-24-9"/>` +
      `<path fill="${p.orchidLip}" d="M-8-2C-14 10-10 20 0 22S14 10 8-2z"/><path fill="${p.orchidDeep}" d="M-7 8Q0 2 7 8Q9 18 0 21T-7 8zM-4-4a4 5 0 1 1 8 0z"/></g>`,
  );
  const leaf = (d: string, paint: string): void => void s.fill(paint, d);
  leaf('M1010 830C1000 700 1080 600 1190 560C1110 640 1070 720 1060 830z', mix(p.near, p.rim, 0.25));
  leaf('M1080 830C1010 720 930 690 850 690C930 720 990 770 1010 830z', p.near);
  leaf('M1090 830C1110 720 1150 670 1220 640V830z', mix(p.near, p.rim, 0.12));
  s.line(mix(p.near, p.rim, 0.45), 4, 'M1060 820C1040 720 990 640 890 590');
  const places = triples('890,588,.62 925,612,.78 952,640,.92 990,668,1.02 1004,716,1.14 1046,752,1.2');
  s.add(
    group(
      {},
      ...places.map(
        ([x, y, k], i) =>
          `<use href="#${flower}" transform="translate(${x} ${y})rotate(${[-40, 25, -28, 18, -16, 14][i] ?? 0})scale(${short(k, 2)})"/>`,
      ),
    ),
  );
}
