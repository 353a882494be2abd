/** Bytes per second. */
const ENOUGH = 150_000;
/** Smaller files are too short to measure. */
const MIN_BYTES = 15_000;
const PICTURE = /\.(?:avif|webp)$/;

type Fetched = Pick<PerformanceResourceTiming, 'name' | 'transferSize' | 'responseStart' | 'responseEnd'>;

/** True for a cached picture; undefined before any has loaded. */
export function isLineFast(fetched: readonly Fetched[]): boolean | undefined {
  const pictures = fetched.filter(({ name }) => PICTURE.test(name));
  const first = pictures.find(({ transferSize }) => transferSize >= MIN_BYTES);
  if (!first) return pictures.length > 0 || undefined;
  const seconds = (first.responseEnd - first.responseStart) / 1_000;
  return first.transferSize >= ENOUGH * seconds;
}
