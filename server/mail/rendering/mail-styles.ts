// Inline styles, as mail programs load no style sheet; classes for those that read `<style>`.

import { type AccentTokens, SHIPPED_COLOURS } from '../../../contracts/look/accent.ts';
import type { LetterPair } from '../../../contracts/look/letters.ts';
import type { Logo } from '../../../contracts/look/logo.ts';

/** The light colours of web/styles/tokens.css. They stay readable when a mail program inverts them. */
export const COLOURS = {
  ink: '#14231f',
  soft: '#4b5d56',
  paper: '#fbf8f2',
  sheet: '#fffefb',
  sunken: '#f2eee4',
  mist: '#dfe7e2',
  pine: SHIPPED_COLOURS.action,
  onPine: '#fffefb',
  teesta: '#1b6f6d',
  rhododendron: '#b92c47',
} as const;

export const FLAGS = ['#2f6fa8', '#e9e4d6', '#c2334d', '#3d8a5a', '#e8a317'] as const;

const SERIFS = "Georgia, 'Times New Roman', serif";
const SANS = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
/** Nothing is loaded: who has the typeface sees it. */
const FONTS: Record<LetterPair, { headings: string; text: string }> = {
  fraunces: { headings: `Fraunces, ${SERIFS}`, text: `Figtree, ${SANS}` },
  source: { headings: `'Source Serif 4', ${SERIFS}`, text: `'Source Sans 3', ${SANS}` },
  bitter: { headings: `Bitter, ${SERIFS}`, text: `'Source Sans 3', ${SANS}` },
  bricolage: { headings: `'Bricolage Grotesque', ${SANS}`, text: `Figtree, ${SANS}` },
};

export type MailLook = {
  letters: LetterPair;
  /** Undefined for the site's own. */
  tokens?: AccentTokens;
  /** With a whole address. */
  logo?: Logo;
};

export const SHIPPED_LOOK: MailLook = { letters: 'fraunces' };

/** What a look changes. */
export type MailInk = { pine: string; onPine: string; teesta: string; headings: string; text: string };

export function inkOf({ letters, tokens }: MailLook): MailInk {
  const { pine, onPine, teesta } = COLOURS;
  if (!tokens) return { pine, onPine, teesta, ...FONTS[letters] };
  const { action, 'on-action': onAction, teesta: link } = tokens.light;
  return { pine: action, onPine: onAction, teesta: link, ...FONTS[letters] };
}

const DARK = {
  paper: 'background-color:#0e1714!important',
  sheet: 'background-color:#15211d!important;border-color:#29382f!important',
  sunken: 'background-color:#1d2c27!important;border-color:#3d5148!important',
  ink: 'color:#eef0e8!important',
  soft: 'color:#a9b8b0!important',
  brand: 'color:#a8d6c6!important',
  link: 'color:#74c8c2!important',
  price: 'color:#f4919f!important',
  line: 'border-color:#29382f!important',
  act: 'background-color:#a8d6c6!important',
  'act-label': 'color:#0e1f1a!important',
} as const;

function darkOf(tokens: AccentTokens | undefined): Record<string, string> {
  if (!tokens) return DARK;
  const { pine, teesta, action, 'on-action': onAction } = tokens.dark;
  return {
    ...DARK,
    brand: `color:${pine}!important`,
    link: `color:${teesta}!important`,
    act: `background-color:${action}!important`,
    'act-label': `color:${onAction}!important`,
  };
}

/** Outlook on the web adds `data-ogsc` in dark mode. */
export function mailStyle({ tokens }: MailLook): string {
  const dark = Object.entries(darkOf(tokens));
  const rules = (before: string) => dark.map(([name, style]) => `${before}.${name}{${style}}`).join('');
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
    '@media (max-width:620px){.room{padding:24px 20px!important}.wide{width:100%!important;height:auto!important}}',
    `@media (prefers-color-scheme:dark){${rules('')}}`,
    rules('[data-ogsc] '),
  ].join('');
}
