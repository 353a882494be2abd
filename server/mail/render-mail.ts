import { createElement as element, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedMail } from './mail-types.ts';

/** What a mail says, told once: its text and its HTML are both made from this. */
export type MailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Rows of a small table: label and value. */
  facts?: [label: string, value: string][];
  action?: { label: string; url: string };
  closing: string[];
  /** Whom an answer reaches; without it, the sender. */
  replyTo?: string | undefined;
};

const INK = '#14231f';
const PINE = '#12433a';
const PAPER = '#fbf8f2';
const MIST = '#dfe7e2';

export function renderMail(content: MailContent): RenderedMail {
  return {
    subject: content.subject,
    text: renderText(content),
    html: `<!doctype html>${renderToStaticMarkup(renderHtml(content))}`,
    ...(content.replyTo && { replyTo: content.replyTo }),
    ...(content.action && { link: content.action.url }),
  };
}

function renderText({ greeting, paragraphs, facts = [], action, closing }: MailContent): string {
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    closing.join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Tables and inline styles: what mail programs understand. React escapes whatever travellers typed. */
function renderHtml(content: MailContent): ReactNode {
  const { subject, greeting, paragraphs, facts = [], action, closing } = content;
  const line = { margin: '0 0 16px', lineHeight: '1.6', whiteSpace: 'pre-line' } as const;
  const paragraph = (text: string) => element('p', { key: text, style: line }, text);
  const body = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    facts.length > 0 && element(FactTable, { key: 'facts', facts }),
    action && element(ActionLink, { key: 'action', ...action }),
    element('p', { key: 'closing', style: { ...line, margin: 0 } }, closing.join('\n')),
  ];
  const cardStyle = {
    maxWidth: '560px',
    margin: '0 auto',
    padding: '32px',
    background: '#fff',
    border: `1px solid ${MIST}`,
  };
  return element(
    'html',
    { lang: 'en' },
    element('head', null, element('meta', { charSet: 'utf-8' }), element('title', null, subject)),
    element(
      'body',
      {
        style: { margin: 0, padding: '24px', background: PAPER, color: INK, font: '16px/1.6 Georgia, serif' },
      },
      element('div', { style: cardStyle }, body),
    ),
  );
}

function FactTable({ facts }: { facts: [string, string][] }): ReactNode {
  const cell = { padding: '6px 16px 6px 0', verticalAlign: 'top', textAlign: 'left' } as const;
  const row = ([label, value]: [string, string]) =>
    element(
      'tr',
      { key: label },
      element('th', { scope: 'row', style: { ...cell, fontWeight: 'normal', opacity: 0.7 } }, label),
      element('td', { style: cell }, value),
    );
  return element(
    'table',
    { style: { margin: '0 0 16px', borderCollapse: 'collapse' } },
    element('tbody', null, facts.map(row)),
  );
}

function ActionLink({ label, url }: { label: string; url: string }): ReactNode {
  const style = {
    display: 'inline-block',
    padding: '12px 20px',
    background: PINE,
    color: '#fff',
    textDecoration: 'none',
  };
  return element('p', { style: { margin: '0 0 16px' } }, element('a', { href: url, style }, label));
}
