export type LateFiles = {
  fonts: string[];
  manifest: string;
};

/**
 * Defers what the first view does not need until the page, and scripts that were requested, have loaded: the manifest;
 * on phones, pictures out of sight (`picture.css`); on a phone's first visit, fonts (`fonts.css`). Wider windows and
 * later visits request fonts at once. Without script nothing waits.
 *
 * This function's text is inlined in every page's head and runs before the first paint: use nothing from outside.
 */
export function arrive({ fonts, manifest }: LateFiles): void {
  const PAINT_MS = 100;
  // A picture or script that has not come by then may never come.
  const WAIT_MS = 15_000;
  const SIGNS = ['scroll', 'toggle'];
  const page = document.documentElement;
  let isFinished = false;
  const isPhone = matchMedia('(width < 36rem)').matches;

  function link(rel: string, href: string, more?: Partial<HTMLLinkElement>): void {
    document.head.append(Object.assign(document.createElement('link'), { rel, ...more, href }));
  }

  function showPicturesInSight(): void {
    for (const picture of document.querySelectorAll<HTMLElement>('.picture[loading="lazy"]')) {
      if (picture.checkVisibility?.({ contentVisibilityAuto: true }) === false) continue;
      // A picture that waits is moved sideways only.
      const { top, bottom } = picture.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) picture.dataset.seen = '';
    }
  }

  function remember(read: (memory: Storage) => unknown): unknown {
    try {
      return read(localStorage);
    } catch {
      return null;
    }
  }

  function onLoaded(): void {
    if (isPhone) showPicturesInSight();
    if (page.dataset.scripts !== 'asked') finish();
  }

  function finish(): void {
    if (isFinished) return;
    isFinished = true;
    link('manifest', manifest);
    for (const sign of SIGNS) removeEventListener(sign, showPicturesInSight, true);
    delete page.dataset.arriving;
    void showLetters();
  }

  /** Fallbacks have names of several words. The rupee sign has its own file. Rare letters load when the page uses them. */
  function lettersHere(): FontFace[] {
    const hasRupee = document.body.textContent.includes('₹');
    const isHere = ({ family, unicodeRange }: FontFace) =>
      /^\W?\w+\W?$/.test(family) &&
      (/^U\+20-7E/i.test(unicodeRange) || (hasRupee && /^U\+20B9$/i.test(unicodeRange)));
    return [...document.fonts].filter(isHere);
  }

  // All fonts at once: each change makes a slow phone lay out the page again.
  async function showLetters(): Promise<void> {
    if ('letters' in page.dataset) {
      await Promise.allSettled(lettersHere().map((face) => face.load()));
      delete page.dataset.letters;
    }
    remember((memory) => memory.setItem('letters', 'fetched'));
  }

  if (isPhone) {
    page.dataset.arriving = '';
    for (const sign of SIGNS) addEventListener(sign, showPicturesInSight, { capture: true, passive: true });
  }
  if (isPhone && !remember((memory) => memory.getItem('letters'))) page.dataset.letters = 'later';
  else
    for (const href of fonts)
      link('preload', href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  addEventListener('load', () => setTimeout(onLoaded, PAINT_MS));
  addEventListener('pagescripts', finish, { once: true });
  setTimeout(finish, WAIT_MS);
}
