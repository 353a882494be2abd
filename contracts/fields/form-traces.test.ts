import { expect, test } from 'vitest';
import { MAX_WEBSITE, readFormTraces, writeFormTraces } from './form-traces.ts';

test('what a form tells of itself is read as it was written, in any script', () => {
  const traces = {
    consentVersion: '2026-11-23',
    website: 'https://x.example/?a=b&c=दार्जिलिंग',
    filledInSeconds: 12.25,
  };
  const header = writeFormTraces(traces);
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(readFormTraces(header)).toEqual(traces);
  expect(readFormTraces(writeFormTraces({}))).toEqual({});
});

test.each([
  [undefined],
  [''],
  ['%%%'],
  ['filledInSeconds=soon'],
  ['filledInSeconds=-1'],
  ['filledInSeconds=Infinity'],
  [['website=a', 'website=b']],
  [`website=${'x'.repeat(5_000)}`],
])('of %j nothing is read, and nothing is refused', (header) => {
  expect(readFormTraces(header)).toEqual({});
});

test('what a bot writes is cut', () => {
  expect(readFormTraces(writeFormTraces({ website: 'x'.repeat(300) })).website).toHaveLength(MAX_WEBSITE);
});
