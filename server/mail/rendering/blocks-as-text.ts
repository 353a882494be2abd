import type { Block, FactRow, Inline, TourCard } from './mail-blocks.ts';

/** Letters per line, short enough to be quoted twice. */
const LINE = 72;

export function blocksAsText(blocks: readonly Block[], width = LINE): string {
  return blocks
    .map((block) => blockAsText(block, width))
    .filter((text) => text !== '')
    .join('\n\n');
}

function blockAsText(block: Block, width: number): string {
  switch (block.kind) {
    case 'paragraph':
      return wrap(inlinesAsText(block.children), width);
    case 'heading':
      return headingAsText(inlinesAsText(block.children), block.level, width);
    case 'list':
      return block.items
        .map((item, place) => {
          const mark = block.isOrdered ? `${block.start + place}. ` : '- ';
          return indent(blocksAsText(item, width - mark.length), mark, ' '.repeat(mark.length));
        })
        .join('\n');
    case 'quote':
      return indent(blocksAsText(block.children, width - 2), '> ', '> ');
    case 'rule':
      return '-'.repeat(24);
    case 'facts':
      return block.rows.map((row) => factAsText(row, width)).join('\n');
    case 'button':
      return `${wrap(block.label, width)}:\n${shownAddress(block.url)}`;
    case 'tourCard':
      return cardAsText(block, width);
  }
}

function headingAsText(text: string, level: number, width: number): string {
  const lines = wrap(text, width);
  if (level === 3) return lines;
  const widest = Math.max(...lines.split('\n').map((line) => line.length));
  return `${lines}\n${(level === 1 ? '=' : '-').repeat(widest)}`;
}

function factAsText([label, value]: FactRow, width: number): string {
  const said = typeof value === 'string' ? value : inlinesAsText(value);
  return wrap(`${label}: ${said}`, width, '  ');
}

function cardAsText({ title, text, price, url }: TourCard, width: number): string {
  return [wrap(title, width), wrap(text, width), price ?? '', url].filter((line) => line !== '').join('\n');
}

function inlinesAsText(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.kind === 'break') return '\n';
      if ('text' in child) return child.text;
      const inner = inlinesAsText(child.children);
      return child.kind === 'link' ? linkAsText(inner, child.url) : inner;
    })
    .join('');
}

function linkAsText(label: string, url: string): string {
  const shown = shownAddress(url);
  const isNumber = url.startsWith('tel:') && digitsOf(label) === digitsOf(url);
  return isNumber || label === shown || `${label}/` === shown ? label : `${label} (${shown})`;
}

function shownAddress(url: string): string {
  if (!url.startsWith('mailto:') && !url.startsWith('tel:')) return url;
  return url.slice(url.indexOf(':') + 1).split('?')[0] ?? '';
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function wrap(text: string, width: number, hang = ''): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width, hang))
    .join('\n')
    .trim();
}

function wrapLine(text: string, width: number, hang: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter((part) => part !== '')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = hang + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

function indent(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, place) => `${place === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}
