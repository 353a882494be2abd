import { expect, test } from 'vitest';
import { type MailContent, renderMail } from './render-mail.ts';

const content: MailContent = {
  subject: 'Enquiry TT-7K3M2',
  greeting: 'Dear Asha,',
  paragraphs: ['thank you for your enquiry.', 'We will call you.'],
  facts: [
    ['Tour', 'Gangtok and Tsomgo lake'],
    ['People', '2'],
  ],
  action: { label: 'Open the enquiry', url: 'http://localhost:3000/admin/bookings' },
  closing: ['Teesta Trails', '+91 98000 00000'],
  replyTo: 'asha@example.com',
};

test('the text says all of it, in order', () => {
  expect(renderMail(content).text).toBe(`Dear Asha,

thank you for your enquiry.

We will call you.

Tour: Gangtok and Tsomgo lake
People: 2

Open the enquiry:
http://localhost:3000/admin/bookings

Teesta Trails
+91 98000 00000
`);
});

test('the HTML says the same', () => {
  const { html } = renderMail(content);
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  const said = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  for (const part of [
    'Dear Asha,',
    'We will call you.',
    'Tour Gangtok and Tsomgo lake',
    'Teesta Trails +91',
  ]) {
    expect(said).toContain(part);
  }
  expect(html).toContain('<a href="http://localhost:3000/admin/bookings"');
});

test('what is not there leaves no gap', () => {
  const bare = renderMail({ subject: 'Hi', greeting: 'Hello,', paragraphs: [], closing: ['Bye'] });
  expect(bare).toEqual({ subject: 'Hi', text: 'Hello,\n\nBye\n', html: expect.any(String) });
  expect(bare.html).not.toContain('<table');
  expect(bare.html).not.toContain('<a ');
});

test('the link and the address for answers travel along', () => {
  expect(renderMail(content)).toMatchObject({
    subject: 'Enquiry TT-7K3M2',
    replyTo: 'asha@example.com',
    link: 'http://localhost:3000/admin/bookings',
  });
});

test('what travellers typed stays text in the HTML', () => {
  const evil = '<img src=x onerror="alert(1)"> & \'quotes\'';
  const { html, text } = renderMail({
    ...content,
    subject: `</title><script>${evil}`,
    greeting: evil,
    paragraphs: [evil],
    facts: [[evil, evil]],
    closing: [evil],
  });
  expect(html).not.toMatch(/<(img|script)/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#x27;quotes&#x27;');
  expect(text).toContain(evil);
});

test('line breaks of a message are kept', () => {
  const { html, text } = renderMail({ ...content, paragraphs: ['one\ntwo'] });
  expect(text).toContain('one\ntwo');
  expect(html).toMatch(/white-space:pre-line[^>]*>one\ntwo</);
});

test('the same sentence twice is said twice', () => {
  const { html } = renderMail({ ...content, paragraphs: ['Hello', 'Hello'] });
  expect(html.match(/>Hello</g)).toHaveLength(2);
});
