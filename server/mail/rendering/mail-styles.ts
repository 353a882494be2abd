// Inline styles, as mail programs load no style sheet; classes for those that read `<style>`.

/** The light colours of web/styles/tokens.css. They stay readable when a mail program inverts them. */
export const COLOURS = {
  ink: '#14231f',
  soft: '#4b5d56',
  paper: '#fbf8f2',
  sheet: '#fffefb',
  sunken: '#f2eee4',
  mist: '#dfe7e2',
  pine: '#12433a',
  onPine: '#fffefb',
  teesta: '#1b6f6d',
  rhododendron: '#b92c47',
} as const;

export const FLAGS = ['#2f6fa8', '#e9e4d6', '#c2334d', '#3d8a5a', '#e8a317'] as const;

export const SANS = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";

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

const rules = (before: string) =>
  Object.entries(DARK)
    .map(([name, style]) => `${before}.${name}{${style}}`)
    .join('');

/** Outlook on the web adds `data-ogsc` in dark mode. */
export const MAIL_STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  '@media (max-width:620px){.room{padding:24px 20px!important}.wide{width:100%!important;height:auto!important}}',
  `@media (prefers-color-scheme:dark){${rules('')}}`,
  rules('[data-ogsc] '),
].join('');
