import { expect, test } from '@playwright/test';
import { untilTakenOver } from '../support/e2e/e2e-fixtures.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';
import {
  ADMIN,
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';

let dataDir: string;
let server: ServerProcess;

// As behind a proxy that speaks HTTPS. Browsers treat this machine's own address as if it were reached so.
test.beforeAll(async () => {
  dataDir = makeDataDir();
  server = await startServer(dataDir, { PUBLIC_URL: 'https://tours.example', SEED: 'empty' });
});

test.afterAll(async () => {
  await server.stop();
  removeDataDir(dataDir);
});

test('by HTTPS a browser keeps the cookies of a session, and forgets them by itself §V3.3.3', async ({
  page,
  context,
}) => {
  const held = async () => (await context.cookies(server.url)).map(({ name }) => name).toSorted();
  await page.goto(`${server.url}/login`);
  // By the script: what the browser sends from here by itself is not from the site's own address.
  await untilTakenOver(page.getByLabel('Email'));
  await signInByForm(page, ADMIN);
  await expect(page).toHaveURL(/\/admin/);
  expect(await held()).toEqual(['__Host-teesta_browser', '__Host-teesta_session', '__Host-teesta_stub']);
  expect((await page.request.get(`${server.url}/api/v1/account`)).status()).toBe(200);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect.poll(held).not.toContain('__Host-teesta_stub');
  await context.setOffline(false);
  expect((await page.request.get(`${server.url}/api/v1/account`)).status()).toBe(401);
});
