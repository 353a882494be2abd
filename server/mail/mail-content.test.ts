import { expect, test } from 'vitest';
import { LEFT_OUT, readContent, storeContent } from './mail-content.ts';

const mail = {
  subject: 'आशा: ₹1,23,456',
  text: 'Namaste आशा\n\nhttps://example.com/reset-password/s3cr3t',
  html: '<p>Namaste आशा</p><a href="https://example.com/reset-password/s3cr3t">Choose</a>',
};

test('a mail is read as it was stored', () => {
  expect(readContent(storeContent(mail))).toEqual(mail);
});

test('what lets in is in no part of it, however it is spelled', () => {
  const secret = `a&b<c>d"e'f $& g`;
  const told = {
    subject: `Code s3cr3t`,
    text: `${mail.text} ${secret}`,
    html: `${mail.html} a&amp;b&lt;c&gt;d&quot;e&#x27;f $&amp; g ${encodeURIComponent(secret)}`,
  };
  const read = readContent(storeContent({ ...told, secrets: ['s3cr3t', secret, ''] }));
  expect(read.subject).toBe(`Code ${LEFT_OUT}`);
  expect(read.text).toBe(`Namaste आशा\n\nhttps://example.com/reset-password/${LEFT_OUT} ${LEFT_OUT}`);
  expect(read.html).toBe(
    `<p>Namaste आशा</p><a href="https://example.com/reset-password/${LEFT_OUT}">Choose</a> ${LEFT_OUT} ${LEFT_OUT}`,
  );
});

test('a long mail takes a tenth of its size', () => {
  const html = '<tr><td>A day in the hills</td></tr>'.repeat(1_600);
  expect(storeContent({ ...mail, html }).length).toBeLessThan(html.length / 10);
});
