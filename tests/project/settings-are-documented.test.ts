import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SETTING_NAMES } from '../../server/config.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the settings', () => {
  test('stand in the table of the README, each once and in order §V13.1.1', () => {
    const rows = [...read('README.md').matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map((match) => match[1]);
    expect(rows).toEqual(SETTING_NAMES);
  });

  test('stand in .env.example, each once and in order', () => {
    const lines = [...read('.env.example').matchAll(/^(?:# )?([A-Z\d_]+)=/gm)].map((match) => match[1]);
    expect(lines).toEqual(SETTING_NAMES);
  });
});
