import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_PURPOSES, PRIVACY_LINK } from './consents.ts';
import { consentWordingOf, consentWordings } from './earlier-consents.ts';

const every = CONSENT_PURPOSES.flatMap((purpose) =>
  consentWordings(purpose).map((wording) => ({ purpose, ...wording })),
);

test.each(every)('$purpose of $version is one sentence, with one link', ({ text }) => {
  expect(text.split(PRIVACY_LINK)).toHaveLength(2);
  expect(text.match(/[.!?]/g)).toEqual(['.']);
  expect(text.endsWith('.')).toBe(true);
});

test('a version stands for one text: a changed text is a wording of its own, beside the old one', () => {
  const marks = every.map(({ purpose, version, text }) => {
    const mark = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return `${purpose} ${version} ${mark}`;
  });
  expect(marks).toMatchInlineSnapshot(`
    [
      "enquiry 2026-11-23 3b1c3259",
      "review 2026-11-26 32e5ddfd",
      "review 2026-11-23 c4c7c4c8",
      "contact 2026-11-23 cd83c753",
      "newsletter 2026-11-23 27017511",
      "registration 2026-11-23 e33affbe",
    ]
  `);
});

test('a page that shows an older wording is believed; a made-up version is not', () => {
  const [newest] = consentWordings('enquiry');
  expect(consentWordingOf('enquiry', newest.version)).toBe(newest);
  expect(consentWordingOf('enquiry', undefined)).toBe(newest);
  expect(consentWordingOf('enquiry', '1999-01-01')).toBe(newest);
});
