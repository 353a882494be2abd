import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number };

/** For `addInitScript`. Counts every layout shift, also those right after user input. */
export function watchShifts(): void {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

export const readShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // A shift is reported after its frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    return (window as unknown as { seen: { shift: number } }).seen.shift;
  });
