import type { Page } from '@playwright/test';

type PageWords = { words: string; where: string };

/** What somebody reads or hears of a page, also in its head: a run of text is what stands between two elements. */
export function wordsOfPage(page: Page): Promise<PageWords[]> {
  return page.evaluate(() => {
    const READ = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
      'label',
    ];
    const found: { words: string; where: string }[] = [];
    const add = (words: string | null | undefined, element: Element, name = '') => {
      if (/\p{L}/u.test(words ?? ''))
        found.push({ words: words ?? '', where: `${element.localName}${name && ` ${name}`}` });
    };
    // Where scripts run, what is for those without is markup as one text.
    const scripted = document.querySelector('noscript')?.firstElementChild === null;
    const unread = scripted ? 'script, style, template, noscript' : 'script, style, template';
    for (const element of document.querySelectorAll(`*:not(${unread})`)) {
      let run = '';
      for (const node of element.childNodes) {
        if (node instanceof Text) run += node.data;
        else if (node instanceof Element) {
          add(run, element);
          run = '';
        }
      }
      add(run, element);
      for (const name of READ) add(element.getAttribute(name), element, name);
      if (element.matches('input[type="submit"], input[type="button"]'))
        add(element.getAttribute('value'), element);
      if (
        element.matches(
          'meta[name="description"], meta[property$=":title"], meta[property$=":description"], meta[property$=":alt"], meta[name*="title"]',
        )
      )
        add(element.getAttribute('content'), element, 'content');
    }
    return found;
  });
}
