import { expect, type Locator } from '@playwright/test';

const BETWEEN = 150;

export async function tapAgainAt(button: Locator, words: string): Promise<() => Promise<void>> {
  await button.evaluate(
    (node: HTMLButtonElement, [text, pause]) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(text)) return;
        observer.disconnect();
        setTimeout(() => {
          node.click();
          node.dataset.tapped = 'again';
        }, pause);
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [words, BETWEEN] as const,
  );
  return () => expect(button).toHaveAttribute('data-tapped', 'again');
}
