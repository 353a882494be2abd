import { type CSSProperties, createElement as element, type ReactNode } from 'react';
import type { MailPicture, TourCard } from './mail-blocks.ts';
import { COLOURS, SERIF } from './mail-styles.ts';

/** Layout tables: mail programs have no other way to put things side by side. */
export const LAID_OUT = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

/** At least 44 px high. Outlook ignores padding of a link, but not of its cell. */
export function buttonAsHtml({ label, url }: { label: string; url: string }, key: number): ReactNode {
  const cell: CSSProperties & { msoPaddingAlt: string } = {
    borderRadius: '6px',
    backgroundColor: COLOURS.pine,
    textAlign: 'center',
    msoPaddingAlt: '14px 24px',
  };
  const link: CSSProperties = {
    display: 'inline-block',
    padding: '12px 24px',
    minHeight: '20px',
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: 600,
    color: COLOURS.onPine,
    textDecoration: 'none',
  };
  const label_ = element('a', { href: url, className: 'act-label', style: link }, label);
  const row = element('tr', null, element('td', { className: 'act', style: cell }, label_));
  return element('table', { ...LAID_OUT, key, style: { margin: '8px 0 24px' } }, element('tbody', null, row));
}

export function tourCardAsHtml({ title, text, price, url, picture }: TourCard, key: number): ReactNode {
  const words: CSSProperties = { padding: '16px 20px 20px', borderRadius: '0 0 8px 8px' };
  const titleStyle: CSSProperties = {
    margin: '0 0 6px',
    fontFamily: SERIF,
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: 600,
  };
  const line: CSSProperties = { margin: '0 0 8px', fontSize: '16px', lineHeight: '24px', color: COLOURS.ink };
  const link = (children: ReactNode, style: CSSProperties, className: string) =>
    element('a', { href: url, className, style }, children);
  const parts = [
    picture && row(link(pictureAsHtml(picture, 534), { display: 'block' }, 'link'), {}, 'picture'),
    row(
      [
        element(
          'p',
          { key: 'title', style: titleStyle },
          link(title, { color: COLOURS.ink, textDecoration: 'none' }, 'ink'),
        ),
        text !== '' && element('p', { key: 'text', className: 'ink', style: line }, text),
        price &&
          element(
            'p',
            {
              key: 'price',
              className: 'price',
              style: { ...line, fontWeight: 600, color: COLOURS.rhododendron },
            },
            price,
          ),
        element('p', { key: 'link', style: { ...line, margin: 0 } }, link('See the tour', linkStyle, 'link')),
      ],
      words,
      'words',
    ),
  ];
  const frame: CSSProperties = {
    width: '100%',
    margin: '8px 0 24px',
    border: `1px solid ${COLOURS.mist}`,
    borderRadius: '8px',
    borderCollapse: 'separate',
    backgroundColor: COLOURS.sheet,
  };
  const body = element('tbody', null, parts);
  return element('table', { ...LAID_OUT, key, width: '100%', className: 'sheet', style: frame }, body);
}

const linkStyle: CSSProperties = {
  display: 'inline-block',
  padding: '10px 0',
  color: COLOURS.teesta,
  fontWeight: 600,
};

function row(children: ReactNode, style: CSSProperties, key: string): ReactNode {
  return element('tr', { key }, element('td', { style }, children));
}

export function pictureAsHtml({ url, alt, width, height }: MailPicture, shown: number): ReactNode {
  return element('img', {
    src: url,
    alt,
    width: shown,
    height: Math.round((height / width) * shown),
    className: 'wide',
    // Otherwise React preloads it in the head.
    fetchPriority: 'low',
    style: { display: 'block', width: `${shown}px`, maxWidth: '100%', border: 0 },
  });
}
