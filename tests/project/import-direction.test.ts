import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const RESTRICTED = 'lint/style/noRestrictedImports';
const PLUGIN = 'plugin';

/** A file, one statement in it, and the rule that refuses it; no rule: it is allowed. */
const CASES: [file: string, statement: string, rule?: string][] = [
  ['contracts/zod.ts', `import { z } from 'zod';`],
  ['contracts/own-file.ts', `import { LIMITS } from './limits.ts';`],
  ['contracts/server.ts', `import { openDatabase } from '../server/db/database.ts';`, RESTRICTED],
  ['contracts/config.ts', `import { config } from '../server/config.ts';`, RESTRICTED],
  ['contracts/tours/own-noun.ts', `import { tour } from './tours.contract.ts';`],
  ['contracts/tours/own-field.ts', `import { LIMITS } from '../fields/field-limits.ts';`],
  ['contracts/tours/own-top.ts', `import { today } from '../india-time.ts';`],
  ['contracts/tours/server.ts', `import { config } from '../../server/config.ts';`, RESTRICTED],
  ['contracts/tours/package.ts', `import { sql } from 'kysely';`, RESTRICTED],
  ['contracts/package.ts', `import { sql } from 'kysely';`, RESTRICTED],
  ['contracts/node.ts', `import { join } from 'node:path';`, RESTRICTED],

  ['server/db/contracts.ts', `import { LIMITS } from '../../contracts/fields/field-limits.ts';`],
  ['server/db/feature.ts', `import { findTour } from '../features/tours/tours.queries.ts';`, RESTRICTED],
  ['server/db/migrations/feature.ts', `import { findTour } from '../../features/tours/x.ts';`, RESTRICTED],
  ['server/http/app.ts', `import { buildApp } from '../app.ts';`, RESTRICTED],
  ['server/mail/web.ts', `import { mountSite } from '../web.ts';`, RESTRICTED],
  ['server/mail/messages/page.ts', `import { Page } from '../../../web/root.tsx';`, RESTRICTED],

  ['server/features/tours/own-routes.ts', `import { tourRoutes } from './tours.routes.ts';`],
  ['server/features/tours/others-queries.ts', `import { list } from '../reviews/reviews.queries.ts';`],
  [
    'server/features/tours/others-routes.ts',
    `import { routes } from '../reviews/reviews.routes.ts';`,
    RESTRICTED,
  ],
  [
    'server/features/tours/others-store.ts',
    `import { setColumns } from '../enquiries/store/enquiry-rows.ts';`,
    RESTRICTED,
  ],
  ['server/features/enquiries/desk/own-store.ts', `import { setColumns } from '../store/enquiry-rows.ts';`],
  [
    'server/features/tours/manage/others-routes.ts',
    `import { routes } from '../../reviews/reviews.routes.ts';`,
    RESTRICTED,
  ],
  [
    'server/features/tours/manage/deeper-routes.ts',
    `import { routes } from '../../accounts/sign-in/sign-in.routes.ts';`,
    RESTRICTED,
  ],
  [
    'server/features/tours/manage/others-queries.ts',
    `import { list } from '../../reviews/reviews.queries.ts';`,
  ],
  ['server/features/tours/app.ts', `import { buildApp } from '../../app.ts';`, RESTRICTED],
  ['server/features/tours/main.ts', `import { start } from '../../main.ts';`, RESTRICTED],
  ['server/features/tours/web.ts', `import { mountSite } from '../../web.ts';`, RESTRICTED],
  [
    'server/features/tours/page.ts',
    `import { createClient } from '../../../web/api/create-client.ts';`,
    RESTRICTED,
  ],
  ['server/page-type.ts', `import type { PageApi } from '../web/api/page-api.ts';`, RESTRICTED],
  ['server/web.ts', `import type { Page } from '../web/root.tsx';`, RESTRICTED],
  ['server/pages/page-type.ts', `import type { PageApi } from '../../web/api/page-api.ts';`],
  ['server/pages/page.ts', `import { createPageApi } from '../../web/api/page-api.ts';`, PLUGIN],
  ['server/pages/rendering/page.ts', `import { createPageApi } from '../../../web/api/page-api.ts';`, PLUGIN],
  ['server/pages/feature.ts', `import { list } from '../features/tours/tours.queries.ts';`, RESTRICTED],
  ['server/pages/web.ts', `import { mountWeb } from '../web.ts';`, RESTRICTED],

  ['web/lib/server.ts', `import { config } from '../../server/config.ts';`, RESTRICTED],
  ['web/lib/server-type.ts', `import type { Config } from '../../server/config.ts';`, RESTRICTED],
  ['web/routes/home/server.ts', `import { config } from '../../../server/config.ts';`, RESTRICTED],
  ['web/features/enquiry/zod.ts', `import { z } from 'zod';`, RESTRICTED],
  ['web/features/enquiry/zod-mini.ts', `import { z } from 'zod/mini';`, RESTRICTED],
  ['web/routes/home/phone.ts', `import { parsePhoneNumber } from 'libphonenumber-js/min';`, RESTRICTED],
  ['web/ui/contract-type.ts', `import type { Tour } from '../../contracts/tours/tours.contract.ts';`],
  ['web/ui/contract-value.ts', `import { tourBody } from '../../contracts/tours/tours.contract.ts';`, PLUGIN],
  [
    'web/ui/contract-inline-type.ts',
    `import { type Tour } from '../../contracts/tours/tours.contract.ts';`,
    PLUGIN,
  ],
  ['web/ui/contract-lazy.ts', `await import('../../contracts/tours/tours.contract.ts');`, PLUGIN],
  [
    'web/ui/contract-passed-on.ts',
    `export { tourBody } from '../../contracts/tours/tours.contract.ts';`,
    PLUGIN,
  ],
  ['web/ui/plain-value.ts', `import { LIMITS } from '../../contracts/fields/field-limits.ts';`],
  ['web/api/feature.ts', `import { sessionStore } from '../features/session/session-store.ts';`, RESTRICTED],
  ['web/ui/fields/feature.ts', `import { store } from '../../features/drafts/draft-store.ts';`, RESTRICTED],
  ['web/lib/browser/feature.ts', `import { store } from '../../features/drafts/draft-store.ts';`, RESTRICTED],
  ['web/ui/page.ts', `import { Home } from '../routes/home/home.tsx';`, RESTRICTED],
  ['web/features/session/ui.ts', `import { Button } from '../../ui/buttons/button.tsx';`],
  ['web/features/session/page.ts', `import { Home } from '../../routes/home/home.tsx';`, RESTRICTED],
  ['web/routes/home/feature.ts', `import { TourCard } from '../../features/tours/card/tour-card.tsx';`],

  ['contracts/india-time.ts', `export const zone = 'Asia/Kolkata';`],
  ['contracts/zone.ts', `export const zone = 'Asia/Kolkata';`, PLUGIN],
  ['contracts/offset.ts', 'export const offset = 5.5 * 3_600_000;', PLUGIN],
  ['server/http/midnight.ts', 'export const start = `2026-11-21T00:00:00+05:30`;', PLUGIN],
  ['server/http/cut-day.ts', 'export const day = new Date().toISOString().slice(0, 10);', PLUGIN],
  ['server/db/sql-day.ts', 'export const day = `substr(created_at, 1, 10)`;', PLUGIN],
  ['web/lib/own-format.ts', `export const format = new Intl.DateTimeFormat('en-IN');`, PLUGIN],
  ['web/routes/home/machine-year.ts', 'export const year = new Date().getFullYear();', PLUGIN],
  ['scripts/machine-day.ts', `export const day = new Date().toLocaleDateString('en-IN');`, PLUGIN],
  ['server/http/clock.test.ts', `export const noon = '2026-11-21T12:00:00+05:30';`],

  ['server/features/enquiries/store/write.ts', `trx.updateTable('bookings');`],
  ['server/features/enquiries/desk/read.ts', `trx.selectFrom('bookings');`],
  ['server/features/enquiries/desk/write.ts', `trx.updateTable('bookings').set(after);`, PLUGIN],
  ['server/features/enquiries/desk/history.ts', `trx.insertInto('booking_events').values(row);`, PLUGIN],
  ['server/features/accounts/erase.ts', 'trx.deleteFrom(`booking_merges`);', PLUGIN],
  ['server/features/tours/other-table.ts', `trx.updateTable('tours');`],

  ['server/config.ts', 'export const env = process.env;'],
  ['server/http/env.ts', 'export const env = process.env;', 'lint/style/noProcessEnv'],
  ['web/lib/env.ts', 'export const env = process.env;', 'lint/style/noProcessEnv'],
  ['server/http/cycle-a.ts', `import './cycle-b.ts';`, 'lint/suspicious/noImportCycles'],
  ['server/http/cycle-b.ts', `import './cycle-a.ts';`, 'lint/suspicious/noImportCycles'],
  ['server/http/CamelName.ts', 'export const a = 1;', 'lint/style/useFilenamingConvention'],
];
const WATCHED = new Set([RESTRICTED, PLUGIN, ...CASES.flatMap(([, , rule]) => rule ?? [])]);

type Report = { diagnostics: { category: string; location: { path: string } }[] };

let folder: string;
let found: Map<string, string[]>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'teesta-lint-'));
  for (const path of ['biome.json', 'package.json', 'scripts/lint']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  for (const [file, statement] of CASES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${statement}\n`);
  }
  found = await lint();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(): Promise<Map<string, string[]>> {
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  return new Promise((done, fail) => {
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd: folder }, (_error, stdout, stderr) => {
      if (!stdout.trim()) return fail(new Error(stderr));
      const { diagnostics } = JSON.parse(stdout) as Report;
      done(
        new Map(
          CASES.map(([file]) => [
            file,
            diagnostics.filter((one) => one.location.path === file).map((one) => one.category),
          ]),
        ),
      );
    });
  });
}

test.each(CASES)('%s: %s', (file, _statement, rule) => {
  const broken = (found.get(file) ?? []).filter((category) => WATCHED.has(category));
  expect([...new Set(broken)]).toEqual(rule ? [rule] : []);
});
