import { expect, test } from 'vitest';
import { spreadsheetText } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98320 12345', "'+91 98320 12345"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['\t=1', "\t'=1"],
  ['\r=1', "\r'=1"],
  ['  =1', "'  =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\u200b\ufeff=1', "'\u200b\ufeff=1"],
  ['"=1"', '\'"=1"'],
])('%j at the beginning', (typed, written) => {
  expect(spreadsheetText(typed)).toBe(written);
});

test.each([
  [';=1+1', ";'=1+1"],
  ['Asha; =1+1', "Asha;' =1+1"],
  ['Asha;"=1+1"', 'Asha;\'"=1+1"'],
  ['a;;=1;+2', "a;;'=1;'+2"],
  ['first line\n=1+1', "first line\n'=1+1"],
  ['a\t@b', "a\t'@b"],
])('%j, where another reading begins a cell', (typed, written) => {
  expect(spreadsheetText(typed)).toBe(written);
});

test.each(['Asha Rai', 'a = b', '2 + 2', 'asha@example.com', 'one-way', 'a; b', 'क्या; हाँ', "'=1"])(
  '%j is left as it is',
  (text) => {
    expect(spreadsheetText(text)).toBe(text);
  },
);

test.each(['+919832012345', '+4917012345'])('the phone number %s stands behind a tab', (phone) => {
  expect(spreadsheetText(phone)).toBe(`\t${phone}`);
});

test.each(['+91', '+1+2', '+919832012345-1', '+1(cmd)', '+9198320123456789'])(
  '%s is no phone number',
  (text) => {
    expect(spreadsheetText(text)).toBe(`'${text}`);
  },
);
