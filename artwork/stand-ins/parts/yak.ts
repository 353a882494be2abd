// A yak of Tsomgo, saddled for riders: skirt of hair, upswept horns, red blanket, pompoms. Faces left, feet at 0.
import { group, type Sheet } from './sheet.ts';

type Inks = { yak: string; rim: string; red: string; gold: string };

const hide =
  'M8-62C2-70 4-80 12-86C18-98 30-106 42-106C56-112 70-130 94-132C122-135 150-121 178-121C202-121 215-108 218-90C221-70 216-50 220-34' +
  'L213-20 207-32 199-14 191-28 182-12 172-26 160-10 150-24 138-10 128-26 116-10 104-24 92-12 84-26 75-16C68-30 64-38 60-46C54-36 48-30 42-24' +
  'C42-34 40-40 36-46C28-44 16-46 8-62z';
const legs = 'M84-22h16l-2 22h-12zM108-22h13l-2 22h-10zM176-22h15l-2 22h-11zM198-24h13l-1 24h-10z';
const tail = 'M212-98C234-92 240-58 232-24C226-14 216-20 216-34C224-56 220-76 206-90z';
const horns =
  'M32-102C16-106 8-122 18-140C18-126 28-114 44-109zM50-106C62-114 66-130 56-144C72-134 76-114 60-103z';
const back =
  'M44-106C58-113 70-129 94-131C122-134 150-120 178-120C202-120 214-108 217-90M18-140C17-124 26-113 40-108M12-86C18-98 30-106 42-106';

export function yak(s: Sheet, x: number, y: number, k: number, p: Inks, flip = false): void {
  s.add(
    group(
      { transform: `translate(${x} ${y})scale(${flip ? -k : k} ${k})` },
      `<path fill="${p.yak}" d="${legs}${tail}${horns}${hide}"/>`,
      `<path fill="none" stroke="${p.rim}" stroke-width="2" opacity=".8" d="${back}"/>`,
      `<path fill="none" stroke="${p.rim}" stroke-width="1.5" opacity=".3" d="M92-60q-4 20-2 34M120-62q-3 22 0 40M150-62q3 20 1 38M178-66q6 20 4 40M200-80q8 24 4 48"/>`,
      `<path fill="${p.red}" d="M98-134C120-137 142-128 156-123L160-76C140-68 116-70 100-80z"/>`,
      `<path fill="none" stroke="${p.gold}" stroke-width="4" d="M100-88C118-78 140-76 159-84M99-124C120-127 140-119 156-113"/>`,
      `<path fill="${p.gold}" d="M100-80l4 10 4-8zM116-74l4 10 4-9zM134-72l4 10 4-9zM150-74l4 9 4-11zM28-92a6 6 0 1 1 12 0a6 6 0 1 1-12 0z"/>`,
      `<path fill="none" stroke="${p.red}" stroke-width="4" d="M12-72Q26-60 40-50M36-98Q30-80 40-50"/>`,
    ),
  );
}
