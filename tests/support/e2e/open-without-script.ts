import type { Page } from '@playwright/test';

export async function openWithoutScript(page: Page, path: string) {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(path);
  return { arrive: () => arrived.resolve() };
}
