import { type CSSProperties, createElement as element, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blocksAsHtml, footerAsHtml } from './blocks-as-html.ts';
import { blocksAsText } from './blocks-as-text.ts';
import { LAID_OUT, pictureAsHtml } from './framed-parts.ts';
import type { Block, MailPicture } from './mail-blocks.ts';
import { COLOURS, FLAGS, MAIL_STYLE, SANS, SERIF } from './mail-styles.ts';

/** Gmail cuts off a mail slightly above this. */
export const MAX_HTML_BYTES = 60_000;
/** Pixels; Outlook needs a fixed width. */
const WIDTH = 600;
const ROOM = 32;

export type MessageFrame = {
  subject: string;
  preheader: string;
  brand: { name: string; url?: string };
  picture?: MailPicture;
  footer: Block[];
  language?: string;
};

/** Renders both parts. Nothing is loaded from outside: no style sheet, font or script. */
export function renderBlocks(blocks: readonly Block[], frame: MessageFrame): { html: string; text: string } {
  const footer = blocksAsText(frame.footer);
  return {
    html: `<!doctype html>${renderToStaticMarkup(pageOf(blocks, frame))}`,
    text: `${[blocksAsText(blocks), ...(footer ? [`-- \n${footer}`] : [])].join('\n\n')}\n`,
  };
}

function pageOf(blocks: readonly Block[], frame: MessageFrame): ReactNode {
  const head = element(
    'head',
    null,
    element('meta', { charSet: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    element('title', null, frame.subject),
    element('style', null, MAIL_STYLE),
  );
  const style: CSSProperties = { margin: 0, padding: 0, backgroundColor: COLOURS.paper, fontFamily: SANS };
  const body = element('body', { className: 'paper', style }, preheaderOf(frame), groundOf(blocks, frame));
  return element('html', { lang: frame.language ?? 'en' }, head, body);
}

/** The padding keeps the first words of the mail out of the preview. */
function preheaderOf({ preheader }: MessageFrame): ReactNode {
  const style: CSSProperties & { msoHide: string } = {
    display: 'none',
    maxHeight: 0,
    overflow: 'hidden',
    opacity: 0,
    msoHide: 'all',
  };
  return element('div', { style, 'aria-hidden': true }, preheader, '\u00a0\u200c'.repeat(60));
}

function groundOf(blocks: readonly Block[], frame: MessageFrame): ReactNode {
  const rows = [
    row('brand', { padding: '24px 8px 16px' }, brandOf(frame)),
    row('sheet', {}, sheetOf(blocks, frame)),
    row('footer', { padding: '20px 8px 32px' }, footerAsHtml(frame.footer)),
  ];
  const column = element(
    'table',
    {
      ...LAID_OUT,
      width: WIDTH,
      className: 'wide',
      style: { width: '100%', maxWidth: `${WIDTH}px`, margin: '0 auto', fontFamily: SANS },
    },
    element('tbody', null, rows),
  );
  const cell = element('td', { align: 'center', className: 'paper', style: { padding: '0 8px' } }, column);
  return element(
    'table',
    {
      ...LAID_OUT,
      width: '100%',
      className: 'paper',
      style: { width: '100%', backgroundColor: COLOURS.paper },
    },
    element('tbody', null, element('tr', null, cell)),
  );
}

function row(key: string, style: CSSProperties, children: ReactNode): ReactNode {
  return element('tr', { key }, element('td', { align: 'left', style }, children));
}

/** The name as text over prayer flags: images may be blocked. */
function brandOf({ brand: { name, url } }: MessageFrame): ReactNode {
  const style: CSSProperties = {
    fontFamily: SERIF,
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 600,
    color: COLOURS.pine,
    textDecoration: 'none',
  };
  const flag = (colour: string) =>
    element('td', {
      key: colour,
      width: 18,
      height: 4,
      style: { width: '18px', height: '4px', fontSize: 0, lineHeight: 0, backgroundColor: colour },
    });
  const flags = element(
    'table',
    { ...LAID_OUT, 'aria-hidden': true, style: { marginTop: '8px' } },
    element('tbody', null, element('tr', null, FLAGS.map(flag))),
  );
  const word = url
    ? element('a', { href: url, className: 'brand', style }, name)
    : element('span', { className: 'brand', style }, name);
  return [element('div', { key: 'name' }, word), element('div', { key: 'flags' }, flags)];
}

function sheetOf(blocks: readonly Block[], { picture }: MessageFrame): ReactNode {
  const frame: CSSProperties = {
    width: '100%',
    border: `1px solid ${COLOURS.mist}`,
    borderRadius: '10px',
    borderCollapse: 'separate',
    backgroundColor: COLOURS.sheet,
  };
  const padding = `${ROOM}px ${ROOM}px ${ROOM / 2}px`;
  const rows = [
    picture && row('picture', {}, pictureAsHtml(picture, WIDTH - 2)),
    element(
      'tr',
      { key: 'words' },
      element('td', { align: 'left', className: 'room', style: { padding } }, blocksAsHtml(blocks)),
    ),
  ];
  const body = element('tbody', null, rows);
  return element('table', { ...LAID_OUT, width: '100%', className: 'sheet', style: frame }, body);
}
