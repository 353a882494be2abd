import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { showMap } from '../support/e2e/page-guard.ts';

const FAILED = 'Map failed to load. Please try again later.';

test('the about page has the contact details and a number to call §1.10 §2.20', async ({ page }) => {
  await visit(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByText('Siliguri, West Bengal')).toBeVisible();
  await expect(main.getByText('Plan Your Tour Call Us Now')).toBeVisible();
  const number = main.getByText('Plan Your Tour Call Us Now').locator('..').getByRole('link');
  await expect(number).toHaveAttribute('href', /^tel:\+91\d+$/);
});

test('the contact page has the enquiry form, office, phones, email and a map of its own §2.24 §2.27 §9.23', async ({
  page,
}) => {
  await showMap(page);
  await visit(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('form', { name: 'Enquiry' }).getByLabel('Email')).not.toBeEditable();
  const office = page.getByRole('region', { name: 'Reach us directly' });
  await expect(office.getByText('Siliguri, West Bengal')).toBeVisible();
  await expect(office.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(office.locator('a[href^="mailto:"]')).toHaveCount(1);
  const map = page.getByRole('region', { name: 'Where to find us' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('iframe').contentFrame().getByText('A map stands here.')).toBeVisible();
});

test('a map of the contact page that does not load is tried once more, then says so §2.72', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/contact');
  const map = page.getByRole('region', { name: 'Where to find us' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText(FAILED)).toBeVisible();
  await expect(map.getByRole('link', { name: /openstreetmap/ })).toHaveAttribute('href', /^https:/);
});
