import { expect, type Page } from '@playwright/test';
import { callApi, signInByApi } from '../support/e2e/call-api.ts';
import {
  ADMIN,
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';
import { test as base } from '../support/process/test-with-routes.ts';
import { tourBodyOf } from '../support/request-bodies.ts';

const test = base.extend<{ server: ServerProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the braces
  async server({}, use) {
    const dataDir = makeDataDir();
    const server = await startServer(dataDir, { SEED: 'empty' });
    await use(server);
    await server.stop();
    removeDataDir(dataDir);
  },
  baseURL: async ({ server }, use) => use(server.url),
});

const OF_VISITORS = [
  '/home',
  '/tours',
  '/tours/search?city=nowhere',
  '/contact',
  '/permits',
  '/login',
  '/register',
];
// Bhutan is a country of phone numbers, too.
const OTHERS = /Sikkim|Darjeeling|Gangtok|Kalimpong|Dooars/g;

async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/admin/);
}

async function listPlaces(page: Page) {
  await page.goto('/admin/pages/destinations');
  const form = page.getByRole('form', { name: /Destinations/ });
  for (const name of ['Leh', 'Nubra']) {
    await page.getByRole('button', { name: 'Add a destination' }).click();
    await form.getByRole('textbox', { name: 'Name', exact: true }).last().fill(name);
  }
  await form
    .getByRole('textbox', { name: 'Description' })
    .last()
    .fill('Dunes at 3,050 m, behind the Khardung La.');
  for (let at = 0; at < 6; at += 1)
    await page.getByRole('button', { name: 'Remove destination 1', exact: true }).click();
  await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Take this out?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await expect(dialog.getByRole('listitem').nth(2)).toHaveText('Gangtok: 1 tour on the site');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
}

test('an agency of Leh lists its own places, and pages name no others', async ({ page, server }) => {
  const token = await signInByApi(server, ADMIN);
  const create = (body: Record<string, unknown>) =>
    callApi(server, 'POST', '/tours', { token, body: tourBodyOf(body) });
  const photo = '/media/scenes/tsomgo-lake/card-1800.webp';
  await create({ title: 'Two humps', city: 'Gangtok', address: 'Hunder, Nubra', photo, desc: 'Camels.' });
  const { data: settings } = await callApi<{ data: { updatedAt: string } }>(
    server,
    'GET',
    '/settings/editable',
    {
      token,
    },
  );
  const changes = { tagline: 'Ladakh, planned in Leh', basedOn: settings.updatedAt };
  await callApi(server, 'PUT', '/settings', { token, body: changes });
  await signIn(page);
  await listPlaces(page);
  // Its form knows the new places at once.
  await page.goto('/admin/manage-tours?tour=new');
  await expect(page.getByLabel('Destination').getByRole('option')).toHaveText([
    'None of them',
    'Leh',
    'Nubra',
  ]);

  const { data } = await callApi<{ data: { _id: string }[] }>(server, 'GET', '/tours');
  const body = tourBodyOf({ title: 'Two humps', city: 'Hunder', address: 'Nubra', photo, desc: 'Camels.' });
  await callApi(server, 'PUT', `/tours/${data[0]?._id}`, { token, body: { ...body, destination: '' } });

  await page.goto('/home');
  const places = page.getByRole('region', { name: 'Places to begin' });
  await expect(places.getByRole('listitem')).toHaveText(['Nubra']);
  await places.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nubra');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Book Your Trip' }).click();
  await expect(page.getByRole('dialog').getByLabel('Destination')).toHaveValue('Nubra');

  await page.goto('/tours');
  await page
    .getByRole('combobox', { name: 'Destination' })
    .or(page.getByLabel('Destination'))
    .first()
    .focus();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Leh', 'Nubra']);
  await page.getByRole('option', { name: 'Nubra' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/tours?destination=nubra');
  await expect(page).toHaveTitle(/Tours to Nubra/);

  for (const path of OF_VISITORS) {
    const text = await (await page.request.get(path)).text();
    expect(text.match(OTHERS), path).toBeNull();
  }
});
