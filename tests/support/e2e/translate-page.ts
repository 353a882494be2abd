import type { BrowserContext, Page } from '@playwright/test';

/**
 * Imitates Google's translator: it wraps the text in two `<font>` elements with the translation and removes the
 * original, also for later text. Its script is isolated from the page's own. The "translation" adds `ending` to the
 * text; with the default, journeys need not know that they are translated.
 */
export async function translatePage(pages: Page | BrowserContext, ending = ''): Promise<void> {
  await pages.addInitScript(translate, ending);
}

function translate(ending: string): void {
  const LOOK_AGAIN_MS = 300;
  const LEFT_ALONE = 'font, script, style, noscript, textarea, svg, iframe, [translate="no"]';
  const { insertBefore, removeChild } = Node.prototype;

  function createFont(): HTMLElement {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    return font;
  }

  function translateText(text: Text): void {
    const parent = text.parentElement;
    if (!parent || !/\p{L}/u.test(text.data) || parent.closest(LEFT_ALONE)) return;
    const outer = createFont();
    const inner = createFont();
    outer.append(inner);
    inner.append(text.data + ending);
    insertBefore.call(parent, outer, text);
    removeChild.call(parent, text);
  }

  function translateTexts(): void {
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translateText(text);
  }

  addEventListener('DOMContentLoaded', () => {
    translateTexts();
    setInterval(translateTexts, LOOK_AGAIN_MS);
  });
}
