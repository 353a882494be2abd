import type { CDPSession } from '@playwright/test';
import { expect, test } from '../support/e2e/e2e-fixtures.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';

test.use({ viewport: { width: 390, height: 780 } });

type Traced = { name: string; args: { elementCount?: number } };

/** How many elements the browser matches against the style sheet again after this. */
async function matchedAfter(line: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const events: Traced[] = [];
  const note = ({ value }: { value: object[] }) => events.push(...(value as Traced[]));
  line.on('Tracing.dataCollected', note);
  await line.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const isComplete = new Promise((resolve) => line.once('Tracing.tracingComplete', resolve));
  await line.send('Tracing.end');
  await isComplete;
  line.off('Tracing.dataCollected', note);
  const matched = events.filter(({ name }) => name === 'UpdateLayoutTree');
  return matched.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

test('what comes late to a page leaves the rest of it as it was matched', async ({ page }) => {
  const { arrive } = await openWithoutScript(page, '/home');
  // Brings the whole sheet, of which some is for staff.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('head > [rel="stylesheet"]')?.sheet,
  );
  const line = await page.context().newCDPSession(page);
  const add = (place: string, mark: string) =>
    page.evaluate(
      ([selector = '', name = '']) =>
        new Promise<void>((resolve) => {
          const late = document.createElement('div');
          late.setAttribute(name, '');
          document.querySelector(selector)?.append(late);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
      [place, mark],
    );
  await add('body', 'title');
  const all = await page.locator('*').count();
  for (const [place, mark] of [
    ['main', 'title'],
    ['body', 'data-dock'],
    ['body', 'data-enquire-bar'],
    ['main', 'data-page-band'],
  ] as const) {
    const matched = await matchedAfter(line, () => add(place, mark));
    expect(matched, `${mark} in ${place}`).toBeGreaterThan(0);
    expect(matched, `${mark} in ${place}, of ${all}`).toBeLessThan(all / 8);
  }
  arrive();
});
