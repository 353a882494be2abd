import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/e2e/call-api.ts';
import { findWordsAt, findWordsOnSite, hitsIn } from '../support/e2e/words-on-site.ts';
import { writeToAgency } from '../support/e2e/write-to-agency.ts';
import { openSite, test } from '../support/process/serve-empty-site.ts';
import { ADMIN } from '../support/process/server-process.ts';
import { tourBodyOf } from '../support/request-bodies.ts';

/** Bhutan is a country of phone numbers, too. */
const OTHERS =
  /Sikkim|Darjeeling|Gangtok|Kalimpong|Dooars|Siliguri|[Tt]eesta.?[Tt]rails|(?<!\bBT\W{1,8})Bhutan/g;

const AGENCY = {
  ...{ agencyName: 'Chang La Journeys', tagline: 'Ladakh, planned in Leh', town: 'Leh' },
  ...{ phones: ['+91 94190 12345'], email: 'office@changla.example', whatsapp: '+91 94190 12345' },
  ...{ addressLines: ['Fort Road', 'Leh, Ladakh 194101'], latitude: 34.1526, longitude: 77.5771 },
};

const PLACES = [
  { name: 'Leh', latitude: 34.15, longitude: 77.58, metres: 3_500 },
  { name: 'Hunder', latitude: 34.58, longitude: 77.47, metres: 3_100 },
];
const DAYS = [
  { day: 1, title: 'Over the Khardung La', description: 'By car.' },
  { day: 2, title: 'Dunes', description: 'On foot.' },
];

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

test('an agency of Leh lists its own places, and pages name no others', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const token = await openSite(server, AGENCY);
  const create = <T>(path: string, body: Record<string, unknown>) =>
    callApi<{ data: T & { _id: string } }>(server, 'POST', path, { token, body });
  const photo = '/media/scenes/tsomgo-lake/card-1800.webp';
  const tour = { title: 'Two humps', address: 'Hunder, Nubra', photo, desc: 'Camels.', itinerary: DAYS };
  await create('/tours', tourBodyOf({ ...tour, city: 'Gangtok' }));
  await signIn(page);
  await listPlaces(page);
  // Its form knows the new places at once.
  await page.goto('/admin/manage-tours?tour=new');
  await expect(page.getByLabel('Destination').getByRole('option')).toHaveText([
    'None of them',
    'Leh',
    'Nubra',
  ]);

  const { data } = await callApi<{ data: { _id: string; slug: string }[] }>(server, 'GET', '/tours');
  const [camels] = data;
  const stops = await Promise.all(
    PLACES.map(async (place, at) => ({
      stop: (await create('/manage/places', place)).data._id,
      day: at + 1,
    })),
  );
  await callApi(server, 'PUT', `/tours/${camels?._id}`, {
    token,
    body: tourBodyOf({ ...tour, city: 'Hunder', destination: '', stops }),
  });

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

  const calendar = await writeToAgency(server, 'Nubra');
  expect(await findWordsOnSite(server, OTHERS)).toEqual([]);
  expect(hitsIn('the calendar file', calendar, OTHERS)).toEqual([]);
  const more = [`/permits?tour=${camels?.slug}`, `/compare?tours=${camels?.slug}`, '/tours?startTown=Leh'];
  expect(await findWordsAt(server, more, OTHERS)).toEqual([]);
});
