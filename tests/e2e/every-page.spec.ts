import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { newsletterPages } from '../support/e2e/newsletter-links.ts';
import type { PageGuard } from '../support/e2e/page-guard.ts';
import { cutOff, doubleLetters, sidewaysScroll } from '../support/e2e/page-layout.ts';
import { PUBLIC_PAGES } from '../support/e2e/public-pages.ts';
import { strangeWords } from '../support/texts/strange-words.ts';

async function open(page: Page, guard: PageGuard, path: string): Promise<void> {
  if (path === '/no-such-page') guard.allow(/status of 404/);
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const path of PUBLIC_PAGES) {
  test(`${path} fits every width, with letters of twice the size too, all words are known, and axe finds nothing serious`, {
    tag: '@widths',
  }, async ({ page, guard, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, guard, path);
    expect(await strangeWords(page, server)).toEqual([]);
    await checkAccessibility(page);
    expect(await sidewaysScroll(page)).toEqual([]);
    await doubleLetters(page, 320);
    expect(await cutOff(page)).toEqual([]);
  });

  test(`axe finds nothing serious on ${path} by night, nor on a phone`, {
    tag: ['@widths', '@long'],
  }, async ({ page, guard }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open(page, guard, path);
    await checkAccessibility(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await checkAccessibility(page);
  });
}

test('a part that takes its width from the window a moment later is no sideways scroll', {
  tag: ['@widths', '@long'],
}, async ({ page }) => {
  await page.setContent('<!doctype html><div style="width: 350px; height: 9px"></div>');
  expect(await sidewaysScroll(page)).toEqual([expect.stringMatching(/ px at 320$/)]);
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width"><div style="height: 9px"></div><script>
    const fit = () => { document.querySelector('div').style.width = innerWidth / 2 + 'px'; };
    addEventListener('resize', () => setTimeout(fit, 100));
    document.querySelector('div').style.width = '1200px';
  </script>`);
  expect(await sidewaysScroll(page)).toEqual([]);
});

test('the pages that mails of the newsletter lead to fit every width', { tag: ['@widths', '@long'] }, async ({
  page,
  guard,
  server,
}) => {
  for (const path of await newsletterPages(server)) {
    await open(page, guard, path);
    expect.soft(await sidewaysScroll(page), path).toEqual([]);
    await doubleLetters(page, 320);
    expect.soft(await cutOff(page), path).toEqual([]);
  }
});

test('where a reader’s own colours stand in for ours, buttons and fields have their lines', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/tours');
  const lines = (locator: Locator) =>
    locator.evaluate((element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      const widths = [
        outlineStyle === 'none' ? '0' : outlineWidth,
        borderTopStyle === 'none' ? '0' : borderTopWidth,
      ];
      return Math.max(...widths.map(Number.parseFloat));
    });
  const main = page.getByRole('main');
  for (const one of [
    main.getByRole('button', { name: 'Search' }),
    main.getByRole('button', { name: /^Compare: / }).first(),
    page.getByRole('banner').getByRole('button', { name: 'Enquiry' }),
    main.getByRole('link', { name: /^View Tour/ }).first(),
  ])
    expect(await lines(one)).toBeGreaterThanOrEqual(1);
  const search = main.getByLabel('Destination');
  await search.focus();
  expect(await lines(search)).toBeGreaterThanOrEqual(3);
});
