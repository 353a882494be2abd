/** Bytes a second that a loop needs to come without a stop, with room for the rest of the page. */
const ENOUGH = 150_000;
/** A smaller file is over before the line has shown what it can. */
const MIN_BYTES = 15_000;
const PICTURE = /\.(?:avif|webp)$/;

type Fetched = Pick<PerformanceResourceTiming, 'name' | 'transferSize' | 'responseStart' | 'responseEnd'>;

/**
 * Whether the page's first picture came fast enough that a video would, too. True where it came from the browser's store
 * and says nothing of the line; undefined while none has come.
 */
export function isLineFast(fetched: readonly Fetched[]): boolean | undefined {
  const pictures = fetched.filter(({ name }) => PICTURE.test(name));
  const first = pictures.find(({ transferSize }) => transferSize >= MIN_BYTES);
  if (!first) return pictures.length > 0 || undefined;
  const seconds = (first.responseEnd - first.responseStart) / 1_000;
  return first.transferSize >= ENOUGH * seconds;
}
