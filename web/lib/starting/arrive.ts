/** What comes after the first view, by its addresses. */
export type LateFiles = {
  /** Typefaces of the first view. */
  fonts: string[];
  /** The web manifest, which brings an icon along. */
  manifest: string;
};

/**
 * What a first view can do without comes once the page has loaded, and its scripts too where they were asked for: it would
 * come beside what somebody waits for, the answer to a press among it. That is the manifest; on a phone the pictures that are
 * not in sight, some of which the browser would fetch from two screens away (see `picture.css`); on a phone's first visit the
 * typefaces, whose place the system's own take (see `fonts.css`). Wider windows, and later visits, which have them already,
 * ask for typefaces at once. Without script nothing waits.
 *
 * The text of this function stands in the head of every page and runs before the first paint: it uses nothing from outside.
 */
export function arrive({ fonts, manifest }: LateFiles): void {
  // The first picture is painted a moment after the page has loaded.
  const PAINT_MS = 100;
  // What has not come by then may never come, be it a picture or the scripts.
  const WAIT_MS = 15_000;
  // What may bring a picture into sight: a part of the page that is scrolled, or opened, too.
  const SIGNS = ['scroll', 'toggle'];
  const page = document.documentElement;
  let isFinished = false;
  const isPhone = matchMedia('(width < 36rem)').matches;

  function link(rel: string, href: string, more?: Partial<HTMLLinkElement>): void {
    document.head.append(Object.assign(document.createElement('link'), { rel, ...more, href }));
  }

  function showPicturesInSight(): void {
    for (const picture of document.querySelectorAll<HTMLElement>('.picture[loading="lazy"]')) {
      // One that waits is moved to the side alone.
      const { top, bottom } = picture.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) picture.dataset.seen = '';
    }
  }

  // A browser that remembers nothing waits for them on each visit.
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

  // The page's own rules and the whole sheet name the same faces: of two that are the same the browser draws with the last.
  function missingLetters(): FontFace[] {
    const hasRupee = document.body.textContent.includes('₹');
    const faces = new Map<string, FontFace>();
    for (const face of document.fonts) {
      // The rupee has a file of its own; letters that are rare are asked for where they stand.
      const isHere =
        /^U\+20-7E/i.test(face.unicodeRange) || (hasRupee && /^U\+20B9$/i.test(face.unicodeRange));
      if (isHere && /^\W?(Figtree|Fraunces)\W?$/.test(face.family))
        faces.set(face.family + face.unicodeRange, face);
    }
    return [...faces.values()].filter(({ status }) => status === 'unloaded' || status === 'loading');
  }

  // All in one go, once they are there: a slow phone sets the page anew each time.
  async function showLetters(): Promise<void> {
    if ('letters' in page.dataset) {
      // The whole sheet may come meanwhile.
      for (let faces = missingLetters(); faces.length > 0; faces = missingLetters())
        await Promise.allSettled(faces.map((face) => face.load()));
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
