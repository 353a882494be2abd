import type { Page } from '@playwright/test';
import { contentWords } from './content-words.ts';
import { interfaceWords } from './interface-words.ts';
import { knownWords } from './known-words.ts';
import { wordsOfPage } from './words-of-page.ts';

/** What a visitor typed into an address of `PUBLIC_PAGES`. */
const SOUGHT = 'Atlantis';

/** What the page says that is neither content nor interface, with its path and the element. */
export async function strangeWords(page: Page, { dataDir }: { dataDir: string }): Promise<string[]> {
  const { isKnown } = knownWords([...interfaceWords(), ...contentWords(dataDir), SOUGHT]);
  const all = await wordsOfPage(page);
  const { pathname } = new URL(page.url());
  return all
    .filter(({ words }) => !isKnown(words))
    .map(({ words, where }) => `${pathname} ${where}: ${words}`);
}
