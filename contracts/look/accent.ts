/** Of a site without an accent: see web/styles/tokens.css. */
export const SHIPPED_COLOURS = { action: '#12433a', night: '#0e332c' } as const;

export const HEX_COLOUR = /^#[0-9a-f]{6}$/;

/** What follows the accent: `--color-…` of web/styles/tokens.css. Grounds never change without what stands on them. */
export const ACCENT_TOKENS = [
  'pine',
  'teesta',
  'action',
  'action-hover',
  'on-action',
  'focus',
  'night',
  'night-line',
  'on-night-soft',
] as const;

type AccentToken = (typeof ACCENT_TOKENS)[number];
export type AccentTokens = Record<'light' | 'dark', Record<AccentToken, string>>;
