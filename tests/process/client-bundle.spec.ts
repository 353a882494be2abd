import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const assets = resolve(import.meta.dirname, '../../build/client/assets');

/** Words that stand in the package's code and survive minifying. */
const SERVER_ONLY = {
  zod: 'ZodError',
  'libphonenumber-js': 'NOT_A_NUMBER',
  kysely: 'selectFrom',
  fastify: 'FST_ERR',
};

for (const [name, word] of Object.entries(SERVER_ONLY)) {
  test(`no code of ${name} reaches the browser §V15.2.3`, () => {
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => readFileSync(join(assets, file), 'utf8').includes(word))).toEqual([]);
  });
}
