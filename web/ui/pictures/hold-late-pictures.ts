/**
 * Until a phone's page has loaded, and its scripts have come where they were asked for, only those late pictures are fetched
 * that are in sight: the browser would fetch some of two screens further on beside what somebody waits for, the answer to a
 * press among it. Without script none waits. See `picture.css`.
 *
 * The text of this function stands in the head of every page and runs before the first paint: it uses nothing from outside.
 */
export function holdLatePictures(): void {
  if (!matchMedia('(width < 36rem)').matches) return;
  // The first picture is painted a moment after the page has loaded.
  const PAINT_MS = 100;
  const page = document.documentElement;

  function showInSight(): void {
    for (const picture of document.querySelectorAll<HTMLElement>('.picture[loading="lazy"]')) {
      // One that waits is moved to the side alone.
      const { top, bottom } = picture.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) picture.dataset.seen = '';
    }
  }

  function showAll(): void {
    removeEventListener('scroll', showInSight);
    delete page.dataset.arriving;
  }

  function onLoaded(): void {
    showInSight();
    if ('starting' in page.dataset) addEventListener('pagescripts', showAll, { once: true });
    else showAll();
  }

  page.dataset.arriving = '';
  addEventListener('scroll', showInSight, { passive: true });
  addEventListener('load', () => setTimeout(onLoaded, PAINT_MS));
}
