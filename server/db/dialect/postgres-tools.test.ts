import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dumpPostgres } from './postgres-tools.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teesta-tools-'));
  // In place of PostgreSQL's own program: it writes down how it was told where to connect.
  const program = join(folder, 'pg_dump');
  writeFileSync(program, `#!/bin/sh\nenv | grep ^PG > ${folder}/told\n`);
  chmodSync(program, 0o700);
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  [
    'postgres://site:pa%23ss@db.example/teesta?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    {
      PGHOST: 'db.example',
      PGPORT: '5432',
      PGUSER: 'site',
      PGPASSWORD: 'pa#ss',
      PGDATABASE: 'teesta',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/etc/ca.pem',
    },
  ],
  // What the site takes and libpq does not know.
  [
    'postgres://site@[::1]:6000/teesta?sslmode=no-verify',
    { PGHOST: '::1', PGPORT: '6000', PGSSLMODE: 'require' },
  ],
  ['postgres://site@localhost/teesta?host=/run/postgresql', { PGHOST: '/run/postgresql' }],
])('%s is told to PostgreSQL’s programs as the site understands it', async (url, expected) => {
  await dumpPostgres(url, join(folder, 'dump'), 'snapshot');
  const told = readFileSync(join(folder, 'told'), 'utf8').trim().split('\n');
  expect(Object.fromEntries(told.map((line) => line.split(/=(.*)/s).slice(0, 2)))).toMatchObject(expected);
});
