import { checkAccessibility, expect, isPhone, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { openTour, quick, scrollPage, turnBackAt } from '../support/e2e/floating-buttons.ts';
import { cutOff } from '../support/e2e/page-layout.ts';

test('after 100 pixels there are buttons for enquiry, messaging, email and a call §2.7 §9.2 §9.23', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/about');
  const scrollButton = page.getByRole('button', { name: 'Scroll to the bottom', includeHidden: true });
  await expect(scrollButton).toBeAttached();
  await scrollPage(page, 90);
  await expect(quick(page)).toHaveCount(0);
  // On a phone no bar is there for an arrow alone.
  await expect(scrollButton).toBeVisible({ visible: !isPhone(page) });
  await scrollPage(page, 130);
  await expect(quick(page)).toBeVisible();
  await expect(quick(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=Hello%20.*%20plan%20a%20tour\.$/,
  );
  await expect(quick(page).getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(quick(page).getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await checkAccessibility(page, quick(page));
  await quick(page).getByRole('button', { name: 'Enquiry' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeEditable();
  // Under a finger a field would bring up the keyboard.
  const first = isPhone(page)
    ? dialog.getByRole('heading', { name: 'Send an enquiry' })
    : dialog.getByLabel('Full name');
  await expect(first).toBeFocused();
  await dialog.getByLabel('Destination').selectOption('Kalimpong');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(quick(page).getByRole('button', { name: 'Enquiry' })).toBeFocused();
});

test('in a bar each has its name in sight', { tag: '@widths' }, async ({ page }) => {
  const widths = [320, 360, 390, 640, 800];
  const bar = page.locator('[data-dock]');
  await page.setViewportSize({ width: 320, height: 740 });
  await visit(page, '/about');
  await scrollPage(page, 150);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of ['Enquiry', 'WhatsApp', 'Email', 'Call us', 'Bottom']) {
      const isCut = bar
        .getByText(name, { exact: true })
        .evaluate((word) => word.clientWidth < 24 || word.scrollWidth > word.clientWidth);
      expect(await isCut, `${name} at ${width}`).toBe(false);
    }
  }
  await openTour(page);
  // Past the form, then back a little: no bar lies over a form, nor where one reads on.
  await turnBackAt(page, 2_400);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of ['Reach us', 'Top'])
      await expect(bar.getByText(name, { exact: true }), `at ${width}`).toBeInViewport({ ratio: 1 });
    expect(await cutOff(page), `at ${width}`).toEqual([]);
    const enquire = await page.locator('[data-enquire-bar] a').boundingBox();
    const buttons = await page.getByRole('button', { name: 'Ways to reach us' }).boundingBox();
    expect((enquire?.x ?? 0) + (enquire?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(buttons?.x ?? 0);
  }
});

test('the scroll button goes to the bottom, and past 200 pixels to the top §2.8 §9.2', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  await scrollPage(page, 190);
  await page.getByRole('button', { name: 'Scroll to the bottom' }).click();
  const left = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(left).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Scroll to the top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await scrollPage(page, 230);
  await expect(page.getByRole('button', { name: 'Scroll to the top' })).toBeAttached();
});
