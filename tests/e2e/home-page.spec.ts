import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';

test('the home page has its sections in order, and each leads on §2.5 §2.6 §2.9 §2.25 §2.41', {
  tag: ['@phone-long', '@tablet-long'],
}, async ({ page }) => {
  await visit(page, '/home');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Top Featured Tours',
    'Services We Offer',
    'What a day on tour is like',
    'Recent Gallery',
    'What travellers tell us',
    'Five places to begin',
    'Get in touch',
    'Subscribe now to get useful travelling information.',
  ]);
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore More' })).toHaveAttribute('href', '/tours');
  await expect(page.getByRole('region', { name: 'Services We Offer' }).getByRole('listitem')).toHaveCount(6);
  const gallery = page
    .getByRole('region', { name: 'Recent Gallery' })
    .getByRole('listitem')
    .getByRole('link');
  await expect(gallery).toHaveCount(5);
  await gallery.first().click();
  await expect(page).toHaveURL(/\/gallery#/);
});

for (const [width, height] of [
  [1280, 640],
  [390, 700],
] as const) {
  test(`at ${width} by ${height} the search stands on the picture, in sight at once`, {
    tag: '@widths',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/home');
    const search = page.getByRole('main').getByRole('search');
    await expect(search).toBeInViewport({ ratio: 1 });
    const [box, picture] = [
      await search.boundingBox(),
      await page.getByRole('region', { name: 'Where the tours go' }).boundingBox(),
    ];
    expect(box?.y).toBeGreaterThan(picture?.y ?? height);
    await expect(page.getByRole('main').getByText(/^[1-5]\.\d of 5 from \d+ reviews$/)).toBeInViewport();
  });
}

test('on a phone the featured tours are a strip, and the page is no longer than it has to be', {
  tag: '@widths',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/home');
  const featured = page.getByRole('region', { name: 'Our Top Featured Tours' });
  const cards = featured.getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect((await featured.boundingBox())?.height).toBeLessThan(620);
  // The next card is half in sight; the keyboard brings in the last.
  const second = await cards.nth(1).boundingBox();
  expect(second?.x).toBeLessThan(345);
  const last = cards.last().getByRole('link', { name: /^View Tour/ });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight / 740)).toBeLessThan(14);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await visit(page, '/tours');
  await expect(page.getByRole('article')).toHaveCount(24);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / 740)).toBeLessThan(16.5);
});

test('the testimonials are reviews of four and five stars, each of another tour §2.6 §2.9', async ({
  page,
}) => {
  await visit(page, '/home');
  const testimonials = page.getByRole('region', { name: 'What travellers tell us' }).getByRole('listitem');
  await expect(testimonials).toHaveCount(6);
  for (const testimonial of await testimonials.all()) {
    await expect(testimonial.getByRole('img')).toHaveAccessibleName(/^[45] out of 5 stars$/);
  }
  const tours = testimonials.getByRole('link');
  expect(new Set(await tours.allTextContents()).size).toBe(6);
  await tours.first().click();
  await expect(page).toHaveURL(/\/tours\/[\w-]+$/);
});

test('the slider leads to the pages of five destinations §2.6', async ({ page }) => {
  await visit(page, '/home');
  const places = page.getByRole('region', { name: 'Five places to begin' });
  await expect(places.getByRole('listitem').getByRole('link')).toHaveCount(5);
  for (const name of ['Gangtok', 'Darjeeling', 'Dooars', 'Sikkim', 'Bhutan']) {
    await expect(places.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`^/image/%2Fmedia%2Fscenes%2F[a-z-]+%2Fcard-1800\\.webp/${name}$`),
    );
  }
  await places.getByRole('link', { name: 'Dooars' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dooars');
});
