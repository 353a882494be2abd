import { expect, test } from 'vitest';
import { mailDocument } from './mail-frame.tsx';

const MAIL =
  '<!doctype html><style>@media (prefers-color-scheme: dark) and (max-width: 600px) { p { color: #fff } }@media (prefers-color-scheme:light) { p { color: #000 } }</style><p>Hello';

test('a mail is shown as in a dark mail program, whatever this browser prefers', () => {
  const dark = mailDocument(MAIL, true);
  expect(dark).toContain('@media (min-width: 0px) and (max-width: 600px)');
  expect(dark).toContain('@media (max-width: 0px) { p { color: #000 } }');
  expect(dark).toContain(':root{color-scheme:dark !important}');
});

test('a mail is shown as in a light mail program', () => {
  const light = mailDocument(MAIL, false);
  expect(light).toContain('@media (max-width: 0px) and (max-width: 600px)');
  expect(light).toContain('@media (min-width: 0px) { p { color: #000 } }');
  expect(light).not.toContain('prefers-color-scheme');
});
