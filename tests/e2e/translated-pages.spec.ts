import type { Locator, Page } from '@playwright/test';
import {
  expect,
  openMenu,
  registerAndSignIn,
  reloadAfterDialog,
  test,
  untilTakenOver,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { ENQUIRY, enquiryForm, fillEnquiry } from '../support/e2e/enquiry-form.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';
import { translatePage } from '../support/e2e/translate-page.ts';
import { unfoldEnquiry, unfoldReview } from '../support/e2e/unfold.ts';

const TOUR = '/tours/gangtok-tsomgo-and-nathula';
const MARK = '·';

/** Only a page that is alive has it. */
const buttonOfScript = (page: Page) =>
  page.getByRole('button', { name: 'Scroll to the bottom', includeHidden: true });

/** Every word that stands there is of the other language. */
async function expectTranslated(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element, mark) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const untold: string[] = [];
        while (texts.nextNode()) {
          const { data } = texts.currentNode as Text;
          const isWord =
            /\p{L}/u.test(data) && !texts.currentNode.parentElement?.closest('svg, style, script, noscript');
          if (isWord && !data.endsWith(mark)) untold.push(data);
        }
        return untold;
      }, MARK),
    )
    .toEqual([]);
}

/** Notes an element, so that it can be told from one that is redrawn. */
async function remember(part: Locator): Promise<() => Promise<void>> {
  await part.evaluate((element) => element.setAttribute('data-remembered', ''));
  return () => expect(part, 'the element that was there first').toHaveAttribute('data-remembered');
}

test.beforeEach(({ page }) => translatePage(page, MARK));

test('a tour that the browser translates keeps what was typed before its script, and comes alive', {
  tag: ['@long', '@phone-long'],
}, async ({ page }) => {
  const { arrive } = await openWithoutScript(page, TOUR);
  const form = enquiryForm(page);
  const review = page.getByRole('form', { name: /^Review / });
  await expectTranslated(page.getByRole('main'));
  await unfoldEnquiry(page);
  await unfoldReview(page);
  const isSame = [await remember(form), await remember(review), await remember(page.locator('footer'))];
  await form.getByLabel('Full name').fill(ENQUIRY.fullName);
  await review.getByLabel('Your review').fill('Cold hands');
  arrive();
  await expect(form.getByRole('button', { name: 'Send enquiry' })).toHaveAttribute('type', 'submit');
  await review.getByLabel('Your review').pressSequentially(', clear sky.');
  await expect(form.getByLabel('Full name')).toHaveValue(ENQUIRY.fullName);
  await expect(review.getByLabel('Your review')).toHaveValue('Cold hands, clear sky.');
  for (const expectSame of isSame) await expectSame();
  await expectTranslated(page.locator('body'));

  await review.getByRole('radio', { name: '4 stars' }).check();
  await expect(review.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByRole('button', { name: '3 pictures' }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await reloadAfterDialog(page);
  await expect(form.getByLabel('Full name')).toHaveValue(ENQUIRY.fullName);
  await expect(review.getByLabel('Your review')).toHaveValue('Cold hands, clear sky.');
});

test('parts whose scripts come late are taken over as the server sent them', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/(later|below-the-fold|share-button|tour-parts)-/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(TOUR);
  const expectSame = await remember(page.locator('footer'));
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps$')));
  await expectTranslated(page.getByRole('heading', { name: 'About this tour' }));
  arrived.resolve();
  await expect(buttonOfScript(page)).toBeAttached();
  await expectTranslated(page.locator('body'));
  await expectSame();
});

test('a translated list is filtered, counted again in the other language, and left by its links', {
  tag: '@phone-long',
}, async ({ page }) => {
  await visit(page, '/tours');
  const count = page.getByRole('main').getByRole('status').first();
  await expectTranslated(page.getByRole('main'));
  const all = (await count.textContent()) ?? '';
  const isSheet = (page.viewportSize()?.width ?? 0) < 768;
  if (isSheet) await page.getByRole('button', { name: /^Filters/ }).click();
  else await page.locator('summary').filter({ hasText: 'Destination' }).click();
  await page.getByRole('checkbox', { name: /^Sikkim/ }).check();
  await expect(page).toHaveURL(/\/tours\?destination=Sikkim$/);
  await expect(count).not.toHaveText(all);
  if (isSheet) await page.getByRole('button', { name: /^Show \d+ tours?/ }).click();
  else await page.keyboard.press('Escape');
  const shown = await page.getByRole('main').getByRole('article').count();
  await expect(count).toHaveText(new RegExp(`^${shown} tours`));
  await expectTranslated(page.getByRole('main'));
  await page.getByRole('link', { name: /^Take out:/ }).click();
  await expect(count).toHaveText(all);

  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View Tour/ })
    .click();
  await expect(page.getByRole('heading', { name: 'About this tour' })).toBeVisible();
  await page.goBack();
  await expect(count).toHaveText(all);
  for (const name of ['About', 'Home']) {
    await openMenu(page);
    await page.getByRole('banner').getByRole('link', { name }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
  }
  await expectTranslated(page.locator('body'));
});

test('a translated home page is searched, and its contact form keeps what is typed all the while', async ({
  page,
}) => {
  const { arrive } = await openWithoutScript(page, '/home');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Bina Lama');
  const expectSame = await remember(form);
  arrive();
  await untilTakenOver(form);
  await form.getByLabel('Message').fill('Is Gurudongmar open?');
  await expectTranslated(page.locator('body'));
  await expect(form.getByLabel('Name')).toHaveValue('Bina Lama');
  await expect(form.getByLabel('Message')).toHaveValue('Is Gurudongmar open?');
  await expectSame();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Enter your email address.')).toBeVisible();

  const search = page.getByRole('main').getByLabel('Destination').first();
  await search.fill('doo');
  await page.getByRole('option', { name: 'Dooars' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dooars/);
});

test('a traveller whose browser translates signs in by the page, enquires and is thanked', async ({
  page,
  traveller,
}) => {
  await registerAndSignIn(page, traveller);
  await visit(page, TOUR);
  await expectTranslated(page.getByRole('main'));
  const form = enquiryForm(page);
  await unfoldEnquiry(page);
  await fillEnquiry(form);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/booking', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  const busy = form.locator('button[aria-busy]');
  await expect(busy, 'the words that React has changed').toHaveText(`Sending…${MARK}`);
  answered.resolve();
  await page.waitForURL('**/thank-you');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expectTranslated(page.getByRole('main'));
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(`/home?people=${ENQUIRY.guestSize}&when=${ENQUIRY.bookAt}`);
  await page.goto('/contact');
  await expect(enquiryForm(page).getByLabel('Full name')).toBeVisible();
  await expectTranslated(page.getByRole('main'));
});

test('a page that React gives up because somebody took a part of it away comes again, with what was typed', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/NotFoundError|removeChild/);
  await visit(page, '/contact');
  await enquiryForm(page).getByLabel('Full name').fill(ENQUIRY.fullName);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const titles: string[] = [];
  await page.exposeFunction('noteTitle', (title: string) => titles.push(title));
  await page.evaluate(() => {
    const note = () =>
      (window as unknown as { noteTitle: (title: string) => void }).noteTitle(document.title);
    new MutationObserver(note).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    // As an extension does that reads pages aloud.
    const main = document.querySelector('main');
    for (const part of [...(main?.children ?? [])]) document.createElement('div').append(part);
  });
  await openMenu(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'About' })
    .filter({ visible: true })
    .first()
    .click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(titles.join()).not.toContain('could not be reached');
  await visit(page, '/contact');
  await expect(enquiryForm(page).getByLabel('Full name')).toHaveValue(ENQUIRY.fullName);
});
