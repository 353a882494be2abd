const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{
    ndash: '–',
    mdash: '—',
    hellip: '…',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    bull: '•',
    deg: '°',
  },
};
const BLOCKS = new Set([
  'p',
  'br',
  'div',
  'li',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'table',
]);
const UNSEEN = ['script', 'style'];

/** What a reader sees of HTML, a line for each block. */
export function textOfHtml(whole: string): string {
  const html = withoutShortcodes(whole);
  let text = '';
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    if (open < 0) return clean(text + html.slice(at));
    text += html.slice(at, open);
    const isComment = html.startsWith('<!--', open);
    const close = html.indexOf(isComment ? '-->' : '>', open);
    if (close < 0) return clean(text);
    const [, name = ''] = /^<\/?([a-z][a-z0-9]*)/.exec(html.slice(open, open + 20).toLowerCase()) ?? [];
    if (!isComment && BLOCKS.has(name)) text += '\n';
    at = close + (isComment ? 3 : 1);
    if (UNSEEN.includes(name) && html.charAt(open + 1) !== '/') {
      const end = html.toLowerCase().indexOf(`</${name}`, at);
      if (end < 0) return clean(text);
      at = end;
    }
  }
  return clean(text);
}

const SHORTCODE = /\[(\/?)([a-z][\w-]{0,60})((?:\s[^[\]]{0,4000})?)\]/gi;

/** "[vc_row width='1'] … [/vc_row]": marks of plugins. "[optional]" is a word. */
function withoutShortcodes(html: string): string {
  if (!html.includes('[')) return html;
  const closed = new Set([...html.matchAll(SHORTCODE)].flatMap(([, end, name]) => (end ? [name] : [])));
  return html.replace(SHORTCODE, (mark, _end, name, rest) =>
    closed.has(name) || rest.includes('=') || name.includes('_') ? '\n' : mark,
  );
}

const SIZE = /-\d{2,4}x\d{2,4}(?=\.[a-z]{3,4}$)/i;

/** Of uploads, as they were before WordPress made them smaller. */
export function picturesInHtml(html: string): { url: string; text: string }[] {
  const found = new Map<string, string>();
  for (let at = html.indexOf('<img'); at >= 0; at = html.indexOf('<img', at + 1)) {
    const tag = html.slice(at, Math.min(at + 4_000, html.length)).split('>', 1)[0] ?? '';
    const of = (name: 'src' | 'alt') => ATTRIBUTES[name].exec(tag)?.[1] ?? '';
    const url = clean(of('src')).replace(SIZE, '');
    if (url.includes('/uploads/') && !found.has(url)) found.set(url, clean(of('alt')));
  }
  return [...found].map(([url, text]) => ({ url, text }));
}

const ATTRIBUTES = { src: /\ssrc=["']([^"']{1,500})["']/i, alt: /\salt=["']([^"']{1,300})["']/i };

function clean(text: string): string {
  const plain = text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
  const lines = plain.split('\n').map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim());
  return lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim();
}

export function linesOfHtml(html: string): string[] {
  return textOfHtml(html)
    .split('\n')
    .filter((line) => line !== '');
}
