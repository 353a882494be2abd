const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/**
 * Links open a new tab, outside the frame.
 *
 * `prefers-color-scheme` in a frame follows the browser, whatever the frame's `color-scheme` (Chromium 150, with and
 * without `sandbox`), so the media queries are replaced in the text.
 */
export function mailDocument(html: string, isDark: boolean): string {
  const asked = html
    .replaceAll(/\(prefers-color-scheme: ?dark\)/g, isDark ? ALWAYS : NEVER)
    .replaceAll(/\(prefers-color-scheme: ?light\)/g, isDark ? NEVER : ALWAYS);
  const scheme = isDark ? 'dark' : 'light';
  return `<base target="_blank"><style>:root{color-scheme:${scheme} !important}</style>${asked}`;
}
