import type { Page } from '@playwright/test';
import type { DeskFinds } from '../../contracts/desk-search/desk-search.contract.ts';
import { callApi } from '../support/e2e/call-api.ts';
import { callAsStaff, storeEnquiry } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { newsletterPages } from '../support/e2e/newsletter-links.ts';
import { staffPages } from '../support/e2e/staff-pages.ts';
import { makeStaffThings } from '../support/e2e/staff-things.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

const PAGES = [
  '/home',
  '/tours',
  '/tours/search?city=Sikkim',
  '/tours/gurudongmar-lake-and-yumthang-valley',
  '/compare?tours=pelling-and-ravangla,gangtok-tsomgo-and-nathula',
  '/saved',
  '/about',
  '/contact',
  '/gallery',
  '/image/%2Fmedia%2Fscenes%2Fyumthang-valley%2Fcard-1800.webp/Sikkim',
  '/privacy',
  '/questions',
  '/roads',
  '/login',
  '/register',
  '/reset-password/some-token',
  '/thank-you',
  '/account',
];
/** As it can be spoken: of random letters spam is made. */
const LONG_WORD = 'Bhanubhaktaramchandrakrishnanarayanasubramaniamvenkataratnambhattacharyya';
const WIDTHS = [320, 360, 576, 768, 800, 992, 1024, 1280];

test('no page scrolls sideways at any width from 320 pixels up', async ({ page, server }) => {
  test.slow();
  expect(await tooWide(page, [...PAGES, ...(await newsletterPages(server))])).toEqual([]);
});

test('no page of the desk does, either', async ({ page, server }) => {
  test.setTimeout(240_000);
  await signInAsAdmin(page);
  expect(await tooWide(page, staffPages(await makeStaffThings(page, server)))).toEqual([]);
});

test('a name of one long word widens no page of the desk on a phone, nor the search of everything', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await signInAsAdmin(page);
  await storeEnquiry(page, { fullName: LONG_WORD, tourName: LONG_WORD });
  await callApi(server, 'POST', '/contacts/send-mail', {
    body: contactBodyOf({ name: LONG_WORD, message: `${LONG_WORD} would like to come in March.` }),
  });
  const { customers, enquiries, messages } = await callAsStaff<DeskFinds>(
    page,
    'get',
    `/manage/search?q=${LONG_WORD}`,
  );
  const things = {
    ...(await makeStaffThings(page, server)),
    customer: customers[0]?._id ?? '',
    enquiry: enquiries[0]?._id ?? '',
    message: messages[0]?._id ?? '',
  };
  const paths = [...staffPages(things), `/admin/bookings?q=${LONG_WORD}`];
  expect(await tooWide(page, paths, [360, 390])).toEqual([]);

  await page.getByRole('button', { name: 'Search everything' }).click();
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await page.keyboard.type(LONG_WORD);
  await expect(palette.getByRole('option', { name: /TT-/ })).toBeVisible();
  expect(await palette.evaluate((window) => window.scrollWidth - window.clientWidth)).toBe(0);
});

async function tooWide(page: Page, paths: string[], widths = WIDTHS): Promise<string[]> {
  const wide: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    // A list or a form of the desk, not what stands in for it.
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${path} at ${width}: ${over} px`);
    }
  }
  return wide;
}
