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
export function textOfHtml(html: string): string {
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
