import { expect, test } from 'vitest';
import { guardedStorage } from '../../../lib/browser/browser-storage.ts';
import { MemoryStorage } from '../../../lib/browser/memory-storage.ts';
import { createOpenTabs } from './open-tabs.ts';

/** One browser: what its tabs share, and the locks that it takes away from a tab that ends. */
function openBrowser() {
  const shared = new MemoryStorage();
  const held = new Set<string>();
  const locks = {
    async request(name: string, hold: () => Promise<void>) {
      held.add(name);
      await hold();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager;
  const openPage = (ofTab = new MemoryStorage(), own: LockManager | undefined = locks) =>
    createOpenTabs({ shared: guardedStorage(() => shared), ofTab: guardedStorage(() => ofTab), locks: own });
  return { shared, held, openPage };
}

test('a tab that keeps something counts as open until its page goes, and again when the page is back', () => {
  const { openPage } = openBrowser();
  const [one, other] = [openPage(), openPage()];
  expect(other.isOpen(one.own())).toBe(false);
  one.hold();
  expect(other.isOpen(one.own())).toBe(true);
  one.leave();
  one.hold();
  expect(other.isOpen(one.own())).toBe(false);
  one.comeBack();
  expect(other.isOpen(one.own())).toBe(true);
});

test('a tab that was killed is open no more once another looks', async () => {
  const { openPage, held } = openBrowser();
  const [killed, living, other] = [openPage(), openPage(), openPage()];
  killed.hold();
  living.hold();
  held.delete(`tab:${killed.own()}`);
  await other.sweep();
  expect(other.isOpen(killed.own())).toBe(false);
  expect(other.isOpen(living.own())).toBe(true);
});

test('a tab is the same after a reload, and after it was killed', async () => {
  const { openPage, held } = openBrowser();
  const ofTab = new MemoryStorage();
  const before = openPage(ofTab);
  before.hold();
  before.leave();
  const reloaded = openPage(ofTab);
  await reloaded.start();
  expect(reloaded.own()).toBe(before.own());
  reloaded.hold();
  held.clear();
  const restored = openPage(ofTab);
  await restored.start();
  expect(restored.own()).toBe(before.own());
});

test('a duplicate is a tab of its own', async () => {
  const { openPage } = openBrowser();
  const ofTab = new MemoryStorage();
  const first = openPage(ofTab);
  first.hold();
  const duplicate = openPage(Object.assign(new MemoryStorage(), ofTab));
  await duplicate.start();
  expect(duplicate.own()).not.toBe(first.own());
});

test('without locks, nobody can tell: no other tab counts as open', async () => {
  const { shared } = openBrowser();
  const tab = createOpenTabs({
    shared: guardedStorage(() => shared),
    ofTab: guardedStorage(() => new MemoryStorage()),
    locks: undefined,
  });
  await tab.start();
  tab.hold();
  expect(tab.isOpen(tab.own())).toBe(false);
});

test('a browser that refuses the locks stops nothing', async () => {
  const { openPage } = openBrowser();
  const refuse = () => Promise.reject(new DOMException('No.', 'SecurityError'));
  const tab = openPage(new MemoryStorage(), { request: refuse, query: refuse } as unknown as LockManager);
  tab.hold();
  await tab.start();
  expect(tab.isOpen(tab.own())).toBe(false);
});
