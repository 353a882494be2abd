import { expect } from '@playwright/test';
import { openSite, test } from '../support/process/serve-empty-site.ts';

const AGENCY = {
  ...{ agencyName: 'Deolo Journeys', town: 'Kalimpong', phones: ['+91 97330 12345'] },
  email: 'office@deolo.example',
};

test('a site that has just been opened shows no empty slider, section or list', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await openSite(server, AGENCY);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'No tours yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where the tours go' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Pause|Play/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Services We Offer' })).toHaveCount(0);
  for (const [path, title] of [
    ['/gallery', 'No pictures yet'],
    ['/questions', 'No questions yet'],
    ['/permits', 'No permit details yet'],
    ['/roads', 'Nothing is written down yet'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main.getByRole('link', { name: /Contact us|See all tours/ })).toBeVisible();
    await expect(main.getByText('Press a picture')).toHaveCount(0);
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});
