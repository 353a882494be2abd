import { type CSSProperties, createElement as element, type ReactNode } from 'react';
import { buttonAsHtml, tourCardAsHtml } from './framed-parts.ts';
import type { Block, FactRow, Inline } from './mail-blocks.ts';
import { COLOURS, SERIF } from './mail-styles.ts';

const LINE: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: COLOURS.ink };
const SMALL: CSSProperties = {
  margin: '0 0 12px',
  fontSize: '14px',
  lineHeight: '22px',
  color: COLOURS.soft,
};
const HEADING_SIZES = { 1: '26px', 2: '21px', 3: '17px' } as const;

/** React escapes all text. */
export function blocksAsHtml(blocks: readonly Block[]): ReactNode[] {
  return blocks.map((block, place) => blockAsHtml(block, place));
}

export function footerAsHtml(blocks: readonly Block[]): ReactNode[] {
  return blocks.map((block, key) =>
    block.kind === 'paragraph'
      ? element('p', { key, className: 'soft', style: SMALL }, inlinesAsHtml(block.children))
      : blockAsHtml(block, key),
  );
}

function blockAsHtml(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return element('p', { key, dir: 'auto', className: 'ink', style: LINE }, inlinesAsHtml(block.children));
    case 'heading':
      return headingAsHtml(block, key);
    case 'list':
      return element(
        block.isOrdered ? 'ol' : 'ul',
        { key, start: block.isOrdered ? block.start : undefined, className: 'ink', style: listStyle },
        block.items.map((item, place) =>
          element(
            'li',
            { key: place, dir: 'auto', style: { margin: '0 0 4px' } },
            tight(blocksAsHtml(item), item),
          ),
        ),
      );
    case 'quote':
      return element(
        'blockquote',
        { key, className: 'soft line', style: quoteStyle },
        blocksAsHtml(block.children),
      );
    case 'rule':
      return element('hr', { key, className: 'line', style: ruleStyle });
    case 'facts':
      return factsAsHtml(block.rows, key);
    case 'button':
      return buttonAsHtml(block, key);
    case 'tourCard':
      return tourCardAsHtml(block, key);
  }
}

const listStyle: CSSProperties = { ...LINE, paddingLeft: '24px' };
const quoteStyle: CSSProperties = {
  margin: '0 0 16px',
  padding: '4px 0 0 16px',
  borderLeft: `3px solid ${COLOURS.mist}`,
};
const ruleStyle: CSSProperties = {
  border: 0,
  borderTop: `1px solid ${COLOURS.mist}`,
  margin: '24px 0',
  height: 0,
};

function tight(rendered: ReactNode[], [first, ...rest]: readonly Block[]): ReactNode {
  return first?.kind === 'paragraph' && rest.length === 0 ? inlinesAsHtml(first.children) : rendered;
}

function headingAsHtml({ level, children }: Block & { kind: 'heading' }, key: number): ReactNode {
  const style: CSSProperties = {
    margin: level === 1 ? '0 0 16px' : '28px 0 12px',
    fontFamily: SERIF,
    fontSize: HEADING_SIZES[level],
    lineHeight: 1.25,
    fontWeight: 600,
    color: COLOURS.ink,
  };
  return element(`h${level}`, { key, dir: 'auto', className: 'ink', style }, inlinesAsHtml(children));
}

function factsAsHtml(rows: readonly FactRow[], key: number): ReactNode {
  const cell: CSSProperties = {
    padding: '10px 0',
    borderBottom: `1px solid ${COLOURS.mist}`,
    fontSize: '16px',
    lineHeight: '24px',
    verticalAlign: 'top',
    textAlign: 'left',
  };
  const label: CSSProperties = {
    ...cell,
    width: '38%',
    paddingRight: '16px',
    fontWeight: 'normal',
    color: COLOURS.soft,
  };
  const value: CSSProperties = { ...cell, color: COLOURS.ink, wordBreak: 'break-word' };
  const body = rows.map(([name, said], place) =>
    element(
      'tr',
      { key: place },
      element('th', { scope: 'row', className: 'soft line', style: label }, name),
      element(
        'td',
        { dir: 'auto', className: 'ink line', style: value },
        typeof said === 'string' ? said : inlinesAsHtml(said),
      ),
    ),
  );
  const style: CSSProperties = { width: '100%', margin: '4px 0 20px', borderCollapse: 'collapse' };
  return element('table', { key, cellPadding: 0, cellSpacing: 0, style }, element('tbody', null, body));
}

export function inlinesAsHtml(children: readonly Inline[]): ReactNode[] {
  return children.map((child, key) => {
    switch (child.kind) {
      case 'text':
        return child.isGiven ? element('span', { key, dir: 'auto' }, child.text) : child.text;
      case 'code':
        return element('code', { key, style: { fontFamily: 'monospace' } }, child.text);
      case 'break':
        return element('br', { key });
      case 'strong':
        return element('strong', { key }, inlinesAsHtml(child.children));
      case 'emphasis':
        return element('em', { key }, inlinesAsHtml(child.children));
      case 'link':
        return element(
          'a',
          { key, href: child.url, className: 'link', style: { color: COLOURS.teesta } },
          inlinesAsHtml(child.children),
        );
      default:
        return null;
    }
  });
}
