const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/**
 * A mail as a document of a frame. Links open beside the page: in the frame they would put an error in the mail's place.
 *
 * What `prefers-color-scheme` finds in a frame is what the browser prefers, whatever `color-scheme` the frame has (tried in
 * Chromium 150, with and without `sandbox`). So that a mail can be seen the other way, its questions are answered in its
 * text.
 */
export function mailDocument(html: string, isDark: boolean): string {
  const asked = html
    .replaceAll(/\(prefers-color-scheme: ?dark\)/g, isDark ? ALWAYS : NEVER)
    .replaceAll(/\(prefers-color-scheme: ?light\)/g, isDark ? NEVER : ALWAYS);
  const scheme = isDark ? 'dark' : 'light';
  return `<base target="_blank"><style>:root{color-scheme:${scheme} !important}</style>${asked}`;
}
