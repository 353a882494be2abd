import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { LRUCache } from 'lru-cache';
import { type AccentTokens, HEX_COLOUR, SHIPPED_COLOURS } from '../../../contracts/look/accent.ts';

/** The grounds of web/styles/tokens.css that words and marks in the accent stand on. */
export const GROUNDS = {
  light: { paper: '#fbf8f2', sheet: '#ffffff', sunken: '#f2eee4', mist: '#dfe7e2', info: '#e6f1f1' },
  dark: { paper: '#0e1714', sheet: '#15211d', sunken: '#0a110f', mist: '#29382f', info: '#13292a' },
} as const;
export const ON_NIGHT = '#f4f1e8';
export const CONTRAST = { text: 4.5, mark: 3 } as const;

const STEP = 0.005;
/** Chroma. */
const GREY = 0.04;

const oklch = converter('oklch');

/** Finding one takes milliseconds. Few: that of the look, and of drafts. */
const known = new LRUCache<string, AccentTokens>({ max: 8 });

/** Undefined for what is no colour (yet). */
export function accentTokens(written: string): AccentTokens | undefined {
  const accent = HEX_COLOUR.test(written) ? oklch(written) : undefined;
  if (!accent) return undefined;
  const found = known.get(written) ?? findTokens(accent);
  known.set(written, found);
  return found;
}

/** The hue stays; the lightness moves until the contrast is enough. */
function findTokens(accent: Oklch): AccentTokens {
  const at = (l: number, chroma = Number.POSITIVE_INFINITY) =>
    formatHex(clampChroma({ ...accent, l, c: Math.min(accent.c, chroma) }, 'oklch', 'rgb'));
  const move = (from: number, by: number, isEnough: (colour: string) => boolean) => {
    let l = from;
    while (!isEnough(at(l))) l += by;
    return at(l);
  };
  const strong = move(accent.l, -STEP, (colour) => standsOut(colour, 'light', CONTRAST.text));
  // A grey button looks switched off.
  const least = accent.c < GREY ? 0.85 : 0;
  const soft = move(Math.max(accent.l, least), STEP, (colour) => standsOut(colour, 'dark', CONTRAST.text));
  const isNearBlack = lightness(strong) < 0.25;
  const isNearWhite = lightness(soft) > 0.92;
  return {
    light: {
      ...{ pine: strong, teesta: strong, action: strong },
      'action-hover': at(lightness(strong) + (isNearBlack ? 0.08 : -0.05)),
      'on-action': '#ffffff',
      // Just dark enough for paper, so that it is light enough for the night.
      focus: move(1, -STEP, (colour) => standsOut(colour, 'light', CONTRAST.mark)),
      night: at(0.29, 0.055),
      'night-line': at(0.41, 0.05),
      'on-night-soft': at(0.83, 0.025),
    },
    dark: {
      ...{ pine: soft, teesta: soft, action: soft, focus: soft },
      'action-hover': at(lightness(soft) + (isNearWhite ? -0.06 : 0.05)),
      'on-action': at(0.19, 0.03),
      night: at(0.17, 0.02),
      'night-line': at(0.31, 0.02),
      'on-night-soft': at(0.83, 0.025),
    },
  };
}

const lightness = (colour: string) => (oklch(colour) as Oklch).l;

function standsOut(colour: string, theme: keyof typeof GROUNDS, contrast: number): boolean {
  return Object.values(GROUNDS[theme]).every((ground) => wcagContrast(colour, ground) >= contrast);
}

/** Of icons and the mark: the accent as it was chosen. One of black and white always has 4.5 to 1 on it. */
export function markColours(accent: string): { ground: string; letters: string } {
  if (!HEX_COLOUR.test(accent)) return { ground: SHIPPED_COLOURS.action, letters: ON_NIGHT };
  const isDark = wcagContrast(accent, '#ffffff') >= CONTRAST.text;
  return { ground: accent, letters: isDark ? '#ffffff' : '#000000' };
}
