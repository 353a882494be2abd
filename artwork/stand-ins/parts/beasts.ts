// Animals as they are met at dawn: one dark shape, half in the grass, a line of light along the back.
import { group, type Sheet } from './sheet.ts';

// A one-horned rhino 200 units long, facing left, feet at y = 0.
const outline =
  'M196-70C201-60 199-44 194-40C191-30 186-24 183-12L182 0H163L160-22C157-28 153-32 149-34C134-26 112-24 96-28L91-14L90 0H70L68-18' +
  'C66-30 64-36 60-40C54-36 46-35 40-34C33-27 22-25 14-27C7-28 3-33 4-38C0-43-1-50 2-56C5-62 10-66 15-68C13-78 10-87 4-96C14-92 24-84 28-74' +
  'C34-80 40-85 46-88C46-96 49-104 54-108C58-103 60-97 60-92L64-92C65-99 69-105 74-107C77-101 77-94 75-88C83-98 95-104 108-103C122-102 134-98 148-99' +
  'C166-101 184-96 192-84C194-80 196-75 196-70z';
// The back as the low sun behind it finds it: horn, brow, ears, shoulder, rump.
const rim =
  'M3-58C6-63 10-66 15-68M4-96C14-92 24-84 28-74C34-80 40-85 46-88C46-96 49-104 54-108M60-92L64-92C65-99 69-105 74-107' +
  'M75-88C83-98 95-104 108-103C122-102 134-98 148-99C166-101 184-96 192-84C195-78 197-68 195-60';
const folds =
  'M76-84C84-70 82-52 76-40M112-100C120-84 120-60 114-42M156-97C148-80 148-58 154-42M88-44C96-36 110-34 118-36M60-88C54-76 54-60 60-50';

export function rhino(
  s: Sheet,
  x: number,
  y: number,
  scale: number,
  inks: { beast: string; rim: string },
): void {
  s.add(
    group(
      { transform: `translate(${x} ${y})scale(${scale})` },
      `<path fill="${inks.beast}" d="${outline}"/><g fill="none" stroke="${inks.rim}" stroke-linecap="round">` +
        `<path stroke-width="2.6" d="${rim}"/><path stroke-width="1.3" opacity=".45" d="${folds}"/></g>`,
    ),
  );
}

/** A cattle egret, for scale and because it is always there. */
export function egret(s: Sheet, x: number, y: number, k: number, paint: string): void {
  s.fill(
    paint,
    'M0 0L2-12C-4-14-8-20-4-26C-2-32 4-30 6-36C8-42 2-44-6-41C0-48 12-47 11-38C11-32 6-28 8-22C12-16 16-10 18-6C12-8 8-10 6-11L4 0z',
    {
      transform: `translate(${x} ${y})scale(${k})`,
    },
  );
}
