import type { Page } from '@playwright/test';
import { LOGGED, muteNews } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { withPageBack } from '../support/e2e/pages-back.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const saved = (page: Page) => expect(page.getByText(/^Saved as a draft/)).toBeVisible();

test('staff change a page beside its preview, publish it, and take that back', async ({
  page,
  otherPage,
}) => {
  await signInAsAdmin(page);
  await withPageBack(page, 'about', async () => {
    await visit(page, '/admin/pages');
    await page.getByRole('link', { name: /^About/ }).click();
    const preview = page.frameLocator('iframe[title="Preview"]');
    await preview.getByRole('heading', { name: 'Talk to us' }).click();
    await expect(field(page, 'Heading of the contact details')).toBeFocused();
    await field(page, 'Heading of the contact details').fill('Ring us up');
    await saved(page);
    await expect(preview.getByRole('heading', { name: 'Ring us up' })).toBeVisible();
    await checkAccessibility(page, page.getByRole('main'));
    await visit(otherPage, '/about');
    await expect(otherPage.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
    await publish(page);
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await otherPage.reload();
    await expect(otherPage.getByRole('heading', { name: 'Ring us up' })).toBeVisible();
    await field(page, 'Heading of the contact details').fill('Or write');
    await saved(page);
    await publish(page);
    await expect(page.getByText(/^Published on/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'Heading of the contact details')).toHaveValue('Ring us up');
    await otherPage.reload();
    await expect(otherPage.getByRole('heading', { name: 'Ring us up' })).toBeVisible();
  });
});

test('what is typed without a line is saved once there is one, after a reload too', { tag: '@long' }, async ({
  page,
  context,
  guard,
}) => {
  for (const fault of [LOGGED, /ERR_INTERNET_DISCONNECTED/]) guard.allow(fault);
  await signInAsAdmin(page);
  await withPageBack(page, 'roads', async () => {
    await visit(page, '/admin/pages/roads');
    await context.setOffline(true);
    await field(page, 'Heading').first().fill('The roads this morning');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await context.setOffline(false);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, 'Heading').first()).toHaveValue('The roads this morning');
    await saved(page);
  });
});

test('what is typed while a slow line still saves is saved after it, and is nobody else’s', {
  tag: '@long',
}, async ({ page }) => {
  await muteNews(page);
  await signInAsAdmin(page);
  await withPageBack(page, 'about', async () => {
    await page.clock.install();
    await visit(page, '/admin/pages/about');
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      '**/manage/content/about/draft',
      async (route) => {
        await isReleased;
        await route.continue();
      },
      { times: 1 },
    );
    const begun = page.waitForRequest('**/manage/content/about/draft');
    await field(page, 'Above the heading').fill('Our people');
    await page.clock.fastForward(1_000);
    await begun;
    await field(page, 'Above the heading').fill('Our own people');
    await page.clock.fastForward(1_000);
    release();
    await saved(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(field(page, 'Above the heading')).toHaveValue('Our own people');
  });
});

test('two people who change one page both keep what they wrote', { tag: '@long' }, async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/status of 409/);
  await signInAsAdmin(page);
  await withPageBack(page, 'permits', async () => {
    const other = await context.newPage();
    for (const one of [page, other]) await visit(one, '/admin/pages/permits');
    await field(page, 'Heading').fill('Papers and permits');
    await saved(page);
    await field(other, 'Introduction').fill('Choose your tour.');
    await saved(other);
    await expect(field(other, 'Heading')).toHaveValue('Papers and permits');
    await field(page, 'Introduction').fill('Choose a tour.');
    const dialog = page.getByRole('dialog', { name: /A colleague has saved/ });
    await dialog.getByRole('radio', { name: /Theirs/ }).check();
    await dialog.getByRole('button', { name: /Save/ }).click();
    await expect(field(page, 'Introduction')).toHaveValue('Choose your tour.');
    await other.close();
  });
});

test('figures, season starts and facts stand on the policies page §9.14–9.20', { tag: '@long' }, async ({
  page,
  otherPage,
}) => {
  await signInAsAdmin(page);
  await withPageBack(page, 'policies', async () => {
    await visit(page, '/admin/pages/policies');
    await field(page, 'Paid at booking (%)').fill('40');
    await page.getByRole('button', { name: 'Add a season' }).click();
    await page.getByLabel('First day', { exact: true }).fill('2099-03-31');
    await page.getByRole('button', { name: 'Remove step 1' }).click();
    await saved(page);
    await publish(page);
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await visit(otherPage, '/cancellation');
    await expect(otherPage.getByText('40% of the price is paid in advance at booking.')).toBeVisible();
    await expect(otherPage.getByText('1 Mar 2099 to 31 Mar 2099, the start of a season')).toBeVisible();
    await expect(otherPage.getByRole('row', { name: /More than 14 days before travel/ })).toContainText(
      'Ask us',
    );
    await visit(otherPage, '/about');
    await expect(otherPage.getByText(/40% of it is paid at booking/)).toBeVisible();
  });
});

test('Edit on a page leads to its words; visitors see what is published, and their pages know no Edit', async ({
  page,
  otherPage,
}) => {
  await signInAsAdmin(page);
  await withPageBack(page, 'contact', async () => {
    await visit(page, '/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Edit this page' }).click();
    await expect(page).toHaveURL(/\/admin\/pages\/contact$/);
    await field(page, 'Heading of the map').fill('Where we sit');
    await saved(page);
    await publish(page);
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await page.getByRole('link', { name: 'View the page' }).click();
    await expect(page.getByRole('heading', { name: 'Where we sit' })).toBeVisible();
    await visit(otherPage, '/contact');
    await expect(otherPage.getByRole('heading', { name: 'Where we sit' })).toBeVisible();
    await expect(otherPage.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    const [forStaff, forVisitors] = await Promise.all(
      [page, otherPage].map(async ({ request }) => (await request.get('/contact')).text()),
    );
    expect(forStaff).toBe(forVisitors);
    expect(forVisitors).not.toContain('/admin/pages');
  });
});

test('the tools above an answer mark what is selected, by a press and by Ctrl+B', { tag: '@long' }, async ({
  page,
  otherPage,
}) => {
  await signInAsAdmin(page);
  await withPageBack(page, 'questions', async () => {
    await visit(page, '/admin/pages/questions');
    const first = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').first();
    await first.locator('summary').click();
    const answer = first.getByRole('textbox', { name: 'Answer' });
    await answer.fill('passport and photographs');
    await answer.press('ControlOrMeta+a');
    await first.getByRole('button', { name: 'Bold' }).click();
    await expect(answer).toHaveValue('**passport and photographs**');
    await answer.press('ControlOrMeta+b');
    await expect(answer).toHaveValue('passport and photographs');
    await answer.press('Home');
    await answer.press('Shift+Control+ArrowRight');
    await answer.press('ControlOrMeta+i');
    await expect(answer).toHaveValue(/^\*passport ?\*/);
    await answer.fill('Bring a **passport**.');
    await saved(page);
    await publish(page);
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await visit(otherPage, '/questions');
    await otherPage.getByRole('main').locator('summary').first().click();
    await expect(otherPage.getByRole('strong').filter({ hasText: /^passport$/ })).toBeVisible();
  });
});

test('a long list is a line for each; what is added, marked or pressed in the preview is open', {
  tag: ['@widths', '@long'],
}, async ({ page, guard }) => {
  guard.allow(/status of 400/);
  await signInAsAdmin(page);
  await withPageBack(page, 'destinations', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/admin/pages/destinations');
    const list = page.getByRole('list', { name: 'Destinations' });
    const line = (name: RegExp) => list.locator('summary').filter({ hasText: name });
    await expect(list.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add a destination' }).click();
    const added = list.getByRole('listitem').last();
    await expect(field(page, 'Name')).toBeFocused();
    await added.getByRole('textbox', { name: 'Description' }).fill('Lakes and a high road.');
    await saved(page);
    await line(/7/).click();
    await expect(list.getByRole('textbox')).toHaveCount(0);
    await publish(page);
    await expect(field(page, 'Name')).toBeFocused();
    await field(page, 'Name').fill('Ladakh');
    await page.getByRole('button', { name: 'Move destination 7 up' }).click();
    await expect(page.getByRole('button', { name: 'Move destination 6 up' })).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('Ladakh');
    await page.getByRole('button', { name: 'Remove destination 6' }).click();
    await expect(line(/Ladakh/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line(/6\s*Ladakh/)).toBeVisible();
    await checkAccessibility(page, page.getByRole('main'));
  });
});

test('a page that a colleague has open has the new names with its next data', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await withPageBack(page, 'destinations', async () => {
    const colleague = await context.newPage();
    await visit(colleague, '/admin/reply-templates');
    await visit(page, '/admin/pages/destinations');
    await page.getByRole('list', { name: 'Destinations' }).locator('summary').first().click();
    await field(page, 'Name').fill('Sikkim and the lakes');
    await saved(page);
    await publish(page);
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await colleague.getByRole('link', { name: 'Write a template' }).first().click();
    await expect(colleague.getByRole('option', { name: 'Sikkim and the lakes' })).toBeAttached();
    await colleague.close();
  });
});

test('a preview is for staff: others are led to the page as it is', async ({ page }) => {
  await page.goto('/about?preview=1');
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
});
