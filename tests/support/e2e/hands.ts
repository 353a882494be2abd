import { expect, type Locator, type Page } from '@playwright/test';

export type Hands = {
  press: (target: Locator) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  type: (field: Locator, words: string, where?: 'instead' | 'after') => Promise<void>;
  setDay: (field: Locator, day: string) => Promise<void>;
  fromMenu: (button: Locator, item: string) => Promise<void>;
  mark: (radio: Locator) => Promise<void>;
  pick: (option: Locator) => Promise<void>;
  /** A key for this row in a list that fills the page, or an item of the row's menu. */
  inRow: (row: Locator, key: string, item: string) => Promise<void>;
  /** By keyboard only: a shortcut to a field, pressed again if the page missed it. */
  jump: (key: string, field: Locator) => Promise<void>;
  key: (key: string, target?: Locator) => Promise<void>;
};

const itemOf = (page: Page, name: string) =>
  page
    .getByRole('menuitem', { name, exact: true })
    .or(page.getByRole('menuitemradio', { name, exact: true }));

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
    async fromMenu(button, item) {
      await press(button);
      await press(itemOf(page, item));
    },
    mark: press,
    pick: press,
    async inRow(row, _key, item) {
      await press(row.getByRole('button', { name: /^More for/ }));
      await press(itemOf(page, item));
    },
    jump: async () => undefined,
    key: async (_key, target) => target && press(target),
  };
}

const FAR = 30;

export function typing(page: Page): Hands {
  const { keyboard } = page;
  const isThere = (target: Locator) =>
    target.evaluate(
      (it) =>
        it.closest('a, button, summary, input, select, textarea, [role^=menuitem]') ===
        document.activeElement,
    );

  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    await skipNavigation(target);
    const isBehind = await target.evaluate((it) => {
      const from = document.activeElement;
      return from !== null && (from.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    await pressUntil(isBehind ? 'Shift+Tab' : 'Tab', () => isThere(target), target);
  }

  async function skipNavigation(target: Locator): Promise<void> {
    const isAtStart = await target.evaluate(
      (it) => document.activeElement === document.body && it.closest('main') !== null,
    );
    if (!isAtStart) return;
    await keyboard.press('Tab');
    if ((await page.locator('a[href^="#"]:focus').count()) > 0) await keyboard.press('Enter');
  }

  async function pressUntil(key: string, isDone: () => Promise<boolean>, target: Locator): Promise<void> {
    for (let pressed = 0; !(await isDone()); pressed += 1) {
      expect(pressed, `presses of ${key} to ${target}`).toBeLessThan(FAR);
      await keyboard.press(key);
    }
  }

  async function press(target: Locator): Promise<void> {
    await reach(target);
    // For half a second after a response, a page ignores presses meant for what was there before.
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
      if ((await field.getAttribute('type')) !== 'date') {
        await keyboard.press('ControlOrMeta+A');
        return day === '' ? keyboard.press('Delete') : keyboard.type(day);
      }
      // In the order of the browser's date field: the year last.
      for (const part of day === ''
        ? ['Backspace', 'ArrowRight', 'Backspace', 'ArrowRight', 'Backspace']
        : [])
        await keyboard.press(part);
      await keyboard.type(day.split('-').reverse().join(''));
    },
    async fromMenu(button, item) {
      await press(button);
      const wanted = itemOf(page, item);
      await wanted.waitFor();
      await pressUntil('ArrowDown', () => isThere(wanted), wanted);
      await keyboard.press('Enter');
    },
    async mark(radio) {
      const name = await radio.getAttribute('name');
      await reach(page.locator(`input[name="${name}"]:checked`));
      await pressUntil('ArrowDown', () => radio.isChecked(), radio);
    },
    async pick(option) {
      await option.waitFor();
      const isOn = () => option.evaluate((it) => it.hasAttribute('data-highlighted'));
      await pressUntil('ArrowDown', isOn, option);
      await keyboard.press('Enter');
    },
    async inRow(row, key) {
      const link = row.getByRole('link').first();
      await link.waitFor();
      await pressUntil('j', () => isThere(link), link);
      await keyboard.press(key);
    },
    jump: (key, field) =>
      expect(async () => {
        if (!(await isThere(field))) await keyboard.press(key);
        await expect(field).toBeFocused({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 }),
    key: (key) => keyboard.press(key),
  };
}
