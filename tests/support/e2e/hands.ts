import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody uses the desk. */
export type Hands = {
  press: (target: Locator) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  /** In place of what stands there; with `after`, behind it. */
  type: (field: Locator, words: string, where?: 'instead' | 'after') => Promise<void>;
  /** Empty: no day. */
  setDay: (field: Locator, day: string) => Promise<void>;
  choose: (select: Locator, option: string) => Promise<void>;
  fromMenu: (button: Locator, item: string) => Promise<void>;
  /** What a key of the `?` sheet does, or else a press on `target`. */
  key: (key: string, target?: Locator) => Promise<void>;
};

/** A mouse, or with `isTouch` a finger; the letters come from a keyboard all the same. */
export function pointing(page: Page, isTouch: boolean): Hands {
  const press = (target: Locator) => (isTouch ? target.tap() : target.click());
  return {
    press,
    tick: press,
    async type(field, words, where = 'instead') {
      await press(field);
      await field.fill(where === 'after' ? (await field.inputValue()) + words : words);
    },
    setDay: (field, day) => field.fill(day),
    choose: async (select, option) => void (await select.selectOption(option)),
    async fromMenu(button, item) {
      await press(button);
      await press(page.getByRole('menuitem', { name: item, exact: true }));
    },
    key: async (_key, target) => target && press(target),
  };
}

/** More presses of Tab than anybody has patience for. */
const FAR = 30;

/** Keys alone: what has no key of its own is reached by Tab, either way round. */
export function typing(page: Page): Hands {
  const { keyboard } = page;
  const isThere = (target: Locator) =>
    target.evaluate(
      (it) =>
        it.closest('a, button, summary, input, select, textarea, [role=menuitem]') === document.activeElement,
    );

  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    await skipNavigation(target);
    const isBehind = await target.evaluate((it) => {
      const from = document.activeElement;
      return from !== null && (from.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    for (let pressed = 0; !(await isThere(target)); pressed += 1) {
      expect(pressed, `presses of Tab to ${target}`).toBeLessThan(FAR);
      await keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    }
  }

  /** From the beginning of a page its first link leads past what stands on every page. */
  async function skipNavigation(target: Locator): Promise<void> {
    const isAtStart = await target.evaluate(
      (it) => document.activeElement === document.body && it.closest('main') !== null,
    );
    if (!isAtStart) return;
    await keyboard.press('Tab');
    if ((await page.locator('a[href^="#"]:focus').count()) > 0) await keyboard.press('Enter');
  }

  async function press(target: Locator): Promise<void> {
    await reach(target);
    // For half a second after an answer a page takes no press that may have been meant for what stood there before.
    await expect(target).toBeEnabled();
    await keyboard.press('Enter');
  }

  return {
    press,
    async tick(box) {
      await reach(box);
      await keyboard.press('Space');
    },
    async type(field, words, where = 'instead') {
      await reach(field);
      await keyboard.press(where === 'after' ? 'ControlOrMeta+End' : 'ControlOrMeta+A');
      await keyboard.type(words);
    },
    async setDay(field, day) {
      await reach(field);
      // As the browser asks for it: the year last.
      for (const part of day === ''
        ? ['Backspace', 'ArrowRight', 'Backspace', 'ArrowRight', 'Backspace']
        : [])
        await keyboard.press(part);
      await keyboard.type(day.split('-').reverse().join(''));
    },
    async choose(select, option) {
      await reach(select);
      await keyboard.type(option);
    },
    async fromMenu(button, item) {
      await press(button);
      const wanted = page.getByRole('menuitem', { name: item, exact: true });
      await wanted.waitFor();
      for (let pressed = 0; !(await isThere(wanted)); pressed += 1) {
        expect(pressed, `presses to ${item}`).toBeLessThan(FAR);
        await keyboard.press('ArrowDown');
      }
      await keyboard.press('Enter');
    },
    key: (key) => keyboard.press(key),
  };
}
