import { describe, expect, test } from 'vitest';
import type { KnownSettings } from '../../../contracts/settings/known-settings.ts';
import { MAX_HTML_BYTES } from '../rendering/render-blocks.ts';
import { MESSAGES } from './all-messages.ts';
import { faultsOfWords } from './check-words.ts';
import type { MessageKind } from './message-kind.ts';
import { renderMessage } from './render-message.ts';

const SITE = 'https://teesta.example';
const AGENCY: KnownSettings = {
  agencyName: 'Teesta Trails',
  tagline: '',
  phones: ['+91 98320 00001'],
  whatsapp: '+919832000001',
};
const HOSTILE = '<img src=x onerror="a()"> **bold** [x](javascript:a()) {{reference}} </style>';

const render = (kind: MessageKind, data: unknown = kind.sample, words = kind.words) =>
  renderMessage(kind, data, { agency: AGENCY, siteUrl: SITE, words, replyTo: 'office@agency.example' });

/** Every text of a sample replaced, but for what says which of several it is: days, times, ids, states. */
function withTexts(value: unknown, replace: (name: string) => string, name = ''): unknown {
  if (typeof value === 'string') return isFree(value) ? replace(name) : value;
  if (Array.isArray(value)) return value.map((one) => withTexts(one, replace, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTexts(one, replace, key)]));
}

const isFree = (text: string) =>
  !/^\d{4}-\d\d-\d\d/.test(text) && !/^[\da-f-]{36}$/.test(text) && !/^[a-z]+(-[a-z]+)*$|^by /.test(text);

/** Letters and digits alone, without what one of the two shows in another way: links, and the numbers of a list. */
const lettersOf = (said: string) =>
  said
    .replace(/:\n\+\d+\n/g, '')
    .replace(/https?:\S+/g, '')
    .replace(/^[> ]*\d+\. /gm, '')
    .replace(/[^\p{L}\p{N}₹]/gu, '');

const shownIn = (html: string) =>
  html
    .slice(html.indexOf('</div>'))
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&(#x27|quot|amp);/g, ' ');

test('other programs are told which messages no person wrote, and answer none of them', async () => {
  const rendered = await Promise.all(
    MESSAGES.map(async (kind) => ({ id: kind.id, mail: await render(kind) })),
  );
  const byHand = rendered.filter(({ mail }) => mail.headers?.['Auto-Submitted'] !== 'auto-generated');
  expect(byHand.map(({ id }) => id)).toEqual(['enquiry-reply', 'quotation', 'contact-reply']);
});

describe.each(MESSAGES.map((kind) => [kind.id, kind] as const))('the message %s', (_id, kind) => {
  test('has words that staff could have saved', () => {
    expect(faultsOfWords(kind, kind.words)).toEqual({});
  });

  test('is small, with its reference in the subject and a person behind its Reply-To', async () => {
    const mail = await render(kind);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(MAX_HTML_BYTES);
    expect(mail.replyTo).toBe('office@agency.example');
    expect(mail.subject).toMatch(/TT-[2-9A-Z]{5}|\[[AM]-[\dA-F]{6}\]|^\d+ \w{3} \d{4}: /);
    expect(mail.subject).not.toContain('{{');
  });

  test('writes days as people do', async () => {
    const { subject, text } = await render(kind);
    expect(`${subject}\n${text.replace(/https?:\S+/g, '')}`).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  test('says the same in its text and in its HTML', async () => {
    const mail = await render(kind);
    expect(lettersOf(shownIn(mail.html))).toContain(lettersOf(mail.text));
    for (const url of mail.html.match(/href="(https?:[^"]+)"/g) ?? [])
      if (url !== `href="${SITE}"`) expect(mail.text).toContain(url.slice(6, -1).replaceAll('&amp;', '&'));
  });

  test('brings its reference along wherever it leads to WhatsApp', async () => {
    const { text, subject } = await render(kind);
    const [reference = 'none'] = /TT-[2-9A-Z]{5}|[AM]-[\dA-F]{6}/.exec(subject) ?? [];
    for (const url of text.match(/https:\/\/wa\.me\S*/g) ?? []) {
      expect(url).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=/);
      expect(decodeURIComponent(url)).toContain(reference);
    }
  });

  test('leaves what anybody typed as text, in every field', async () => {
    const mail = await render(
      kind,
      withTexts(kind.sample, () => HOSTILE),
    );
    expect(mail.html).not.toMatch(/<img|<script|href="javascript|<strong>bold/);
    expect(mail.subject).not.toContain('\n');
    const original = await render(kind);
    expect(mail.html.match(/<strong>/g)).toEqual(original.html.match(/<strong>/g));
  });

  test('with the longest of everything stays below the size at which Gmail cuts', async () => {
    const isLong = (name: string) => ['message', 'reply', 'text'].includes(name) && kind.id !== 'morning';
    const longest = (name: string) => '"é\n\n'.repeat(isLong(name) ? 1_250 : 40);
    const mail = await render(kind, withTexts(kind.sample, longest));
    expect(Buffer.byteLength(mail.html)).toBeLessThan(MAX_HTML_BYTES);
  });
});

test('is laid out beside everything else that the site has to do', async () => {
  const done: string[] = [];
  setImmediate(() => done.push('something else'));
  // One may be back within a turn of the event loop.
  await Promise.all(MESSAGES.map((kind) => render(kind)));
  expect(done).toEqual(['something else']);
});

test('all have names of their own', () => {
  expect(new Set(MESSAGES.map(({ id }) => id)).size).toBe(MESSAGES.length);
  expect(new Set(MESSAGES.map(({ title }) => title)).size).toBe(MESSAGES.length);
});

describe('words that staff write', () => {
  const kind = MESSAGES.find(({ id }) => id === 'password-reset');
  if (!kind) throw new Error('There is no such message.');
  const { subject, body } = kind.words;

  test.each([
    [
      'a field that there is none of',
      { body: `${body} {{price}}` },
      'There is no field {{price}} in this message.',
    ],
    ['a field that is not closed', { body: `${body} {{agencyName` }, /^A field has no end.*\{\{agencyName$/],
    [
      'no link',
      { body: 'Hello' },
      '{{resetLink}} must not be left out: The page with the form for the new password.',
    ],
    [
      'a link that takes another along',
      { body: `${body} [here](https://elsewhere.example/?{{resetLink}})` },
      '{{resetLink}} has to be all of an address, and no part of another.',
    ],
    [
      'a link that mail programs would read as the end of another',
      { body: `${body} https://elsewhere.example/?{{resetLink}}` },
      '{{resetLink}} has to be all of an address, and no part of another.',
    ],
    ['nothing', { body: '  ' }, 'Enter what the mail says.'],
    ['too much', { body: `${body}${'x'.repeat(6_000)}` }, 'Use at most 6000 characters.'],
  ])('with %s are refused', (_what, given, fault) => {
    const faults = faultsOfWords(kind, { subject, ...given });
    if (typeof fault === 'string') expect(faults).toEqual({ body: fault });
    else expect(faults.body).toMatch(fault);
  });

  test('without the reference in the subject are refused', () => {
    expect(faultsOfWords(kind, { subject: 'Hello', body }).subject).toBe(
      '{{reference}} must not be left out: The reference.',
    );
  });

  test('have a table in a line of its own', () => {
    const receipt = MESSAGES.find(({ id }) => id === 'enquiry-received');
    const words = { subject: '{{reference}}', body: 'Your trip: {{facts}}' };
    expect(receipt && faultsOfWords(receipt, words).body).toMatch(/^\{\{facts\}\} has to stand in a line/);
  });

  test('are what the mail says', async () => {
    const words = { subject: '{{reference}} neu', body: '## Hi\n\n[Go]({{resetLink}})' };
    const mail = await render(kind, kind.sample, words);
    expect(mail.subject).toMatch(/^A-[\dA-F]{6} neu$/);
    expect(mail.text).toMatch(/^Hi\n--\n\nGo:\nhttps:\/\/teesta\.example\/reset-password\/sample\n/);
  });
});
