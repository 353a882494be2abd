import { checkAccessibility, expect, isPhone, test, visit } from '../support/e2e/e2e-fixtures.ts';

test('eight pictures in 1, 2, 3 or 4 columns by the room there is, a rem apart and rounded §1.8 §2.21–2.23 §9.3 §9.4', {
  tag: '@widths',
}, async ({ page }) => {
  await visit(page, '/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Beautiful Collection');
  const list = page.getByRole('main').getByRole('list');
  await expect(list.getByRole('link')).toHaveCount(8);
  for (const [width, columns] of [
    [320, 1],
    [349, 1],
    [350, 2],
    [539, 2],
    [540, 3],
    [767, 3],
    [768, 4],
    [992, 4],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `columns at ${width}`).toBe(columns);
  }
  const style = await list.evaluate((element) => {
    const { columnGap } = getComputedStyle(element);
    const [first] = element.children;
    const link = element.querySelector('a');
    return {
      columnGap,
      below: first && getComputedStyle(first).marginBottom,
      radius: link ? Number.parseFloat(getComputedStyle(link).borderRadius) : 0,
    };
  });
  expect(style).toMatchObject({ columnGap: '16px', below: '16px' });
  expect(style.radius).toBeGreaterThan(4);
});

test('a picture opens large, is leafed through by keys and swipe, and gives the focus back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/gallery');
  const first = page.getByRole('main').getByRole('link').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const caption = (text: string) => dialog.getByText(text).filter({ visible: true });
  await expect(caption('The zigzag above Zuluk')).toBeVisible();
  await expect(dialog.getByText('1 of 8')).toBeVisible();
  await expect(dialog.getByRole('img', { name: /Zuluk/i })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(caption('Rhododendrons on the Singalila')).toBeVisible();
  await expect(dialog.getByText('2 of 8')).toBeVisible();
  await checkAccessibility(page, dialog);
  if (isPhone(page)) {
    await page.mouse.move(280, 380);
    await page.mouse.down();
    await page.mouse.move(60, 384, { steps: 8 });
    await page.mouse.up();
  } else {
    await dialog.getByRole('button', { name: 'Next' }).click();
  }
  await expect(caption('A raft on the Teesta')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});
