import { converter, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCENT_TOKENS, type AccentTokens } from '../../../contracts/look/accent.ts';
import { accentTokens, CONTRAST, GROUNDS, markColours, ON_NIGHT } from './accent-tokens.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const DIFFICULT = ['#000000', '#ffffff', '#ffe600', '#0a0a0a', '#808080', '#00ff00', '#0000ff', '#ff00ff'];

const tokensOf = (accent: string) => accentTokens(accent) as AccentTokens;
const grounds = (theme: keyof AccentTokens) => Object.values(GROUNDS[theme]);

/** Every pair of which one changes. Marigold and its like stay, and stand on the night. */
function pairs(
  theme: keyof AccentTokens,
  accent: string,
): [foreground: string, ground: string, least: number][] {
  const of = tokensOf(accent)[theme];
  return [
    ...grounds(theme).flatMap((ground): [string, string, number][] => [
      [of.pine, ground, CONTRAST.text],
      [of.teesta, ground, CONTRAST.text],
      [of.action, ground, CONTRAST.mark],
      [of.focus, ground, CONTRAST.mark],
    ]),
    [of['on-action'], of.action, CONTRAST.text],
    [of['on-action'], of['action-hover'], CONTRAST.text],
    [ON_NIGHT, of.night, CONTRAST.text],
    [of['on-night-soft'], of.night, CONTRAST.text],
    [ON_NIGHT, of['night-line'], CONTRAST.text],
    [theme === 'light' ? '#e8a317' : '#f0b53f', of.night, CONTRAST.text],
    [of.focus, of.night, CONTRAST.mark],
  ];
}

test.each(['light', 'dark'] as const)('whatever the accent, all can be read in the %s theme', (theme) => {
  const check = (accent: string) => {
    for (const [foreground, ground, least] of pairs(theme, accent))
      expect(
        wcagContrast(foreground, ground),
        `${accent}: ${foreground} on ${ground}`,
      ).toBeGreaterThanOrEqual(least);
  };
  DIFFICULT.forEach(check);
  fc.assert(fc.property(anyColour, check));
});

test('the hue of the accent stays', () => {
  const oklch = converter('oklch');
  fc.assert(
    fc.property(anyColour, (accent) => {
      const { h: hue = 0, c } = oklch(accent) as { h?: number; c: number };
      for (const theme of ['light', 'dark'] as const) {
        const { h = 0, c: left } = oklch(tokensOf(accent)[theme].action) as { h?: number; c: number };
        // In greys a hue is a matter of rounding.
        if (c < 0.05 || left < 0.05) continue;
        const turned = Math.abs(((h - hue + 540) % 360) - 180);
        expect(turned, accent).toBeLessThan(4);
      }
    }),
  );
});

test('an accent that can be read is used as it is', () => {
  expect(tokensOf('#7a1f4b').light.action).toBe('#7a1f4b');
  expect(tokensOf('#f2b8d0').dark.action).toBe('#f2b8d0');
});

test('icons have the accent as it was chosen, with letters that can be read on it', () => {
  fc.assert(
    fc.property(anyColour, (accent) => {
      const { ground, letters } = markColours(accent);
      expect(ground).toBe(accent);
      expect(wcagContrast(ground, letters)).toBeGreaterThanOrEqual(CONTRAST.text);
    }),
  );
});

test('both themes have every token, and what is no colour has none', () => {
  const { light, dark } = tokensOf('#ffe600');
  expect(Object.keys(light).toSorted()).toEqual([...ACCENT_TOKENS].toSorted());
  expect(Object.keys(dark).toSorted()).toEqual([...ACCENT_TOKENS].toSorted());
  expect(['', '#12', 'red', '#12433a;}'].map(accentTokens)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the tokens of an accent are found once', () => {
  expect(accentTokens('#ffe600')).toBe(accentTokens('#ffe600'));
});
