import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { LoopVideo } from '../videos/loop-video.tsx';
import type { HeroSlide } from './hero-slides.ts';

/** Bytes per second. */
const ENOUGH = 150_000;
const MIN_BYTES = 15_000;
const PICTURE = /\.(?:avif|webp)$/;

const SLOW = new Set(['slow-2g', '2g', '3g']);
const LESS_MOTION = '(prefers-reduced-motion: reduce)';
let isFast: boolean | undefined;

/** Milliseconds a slide shows before its loop loads. */
const SEEN_MS = 2_000;

type Props = { slides: readonly HeroSlide[] /** The shown one. */; index: number; isPlaying: boolean };

export function HeroLoops({ slides, index, isPlaying }: Props) {
  const { isWanted, noteReady } = useSlideLoops(index, slides.length);
  return slides.map(({ key, loop, poster }, position) => {
    if (!loop || !isWanted(position)) return null;
    const isShown = position === index;
    return (
      <div
        key={key}
        aria-hidden="true"
        data-shown={isShown}
        className={classNames(
          'absolute inset-0 z-2 transition-opacity duration-200',
          !isShown && 'opacity-0',
        )}
      >
        <LoopVideo
          loop={loop}
          focus={poster.wide.focus}
          isPlaying={isShown && isPlaying}
          onReady={() => noteReady(position)}
        />
      </div>
    );
  });
}

function useSlideLoops(index: number, count: number) {
  const mayMove = useMovingPictures();
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const next = (index + 1) % count;

  useEffect(() => {
    const timer = setTimeout(() => setAsked((before) => new Set([...before, index])), SEEN_MS);
    return () => clearTimeout(timer);
  }, [index]);

  return {
    isWanted: (position: number) =>
      mayMove && asked.has(position) && (position === index || position === next || ready.has(position)),
    noteReady(position: number) {
      setReady((before) => new Set([...before, position]));
      setAsked((before) => new Set([...before, (position + 1) % count]));
    },
  };
}

/** https://wicg.github.io/netinfo/ */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

/** Browsers overrate connections, so the first picture's speed counts as well. */
function useMovingPictures(): boolean {
  return useSyncExternalStore(watch, mayMove, () => false);
}

function mayMove(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return !matchMedia(LESS_MOTION).matches && !saveData && !SLOW.has(effectiveType) && hasFastLine();
}

function hasFastLine(): boolean {
  isFast ??= isConnectionFast(performance.getEntriesByType('resource') as PerformanceResourceTiming[]);
  return isFast ?? false;
}

function watch(onChange: () => void): () => void {
  const sources: (EventTarget | undefined)[] = [matchMedia(LESS_MOTION), connection()];
  for (const source of sources) source?.addEventListener('change', onChange);
  return () => {
    for (const source of sources) source?.removeEventListener('change', onChange);
  };
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

type Fetched = Pick<PerformanceResourceTiming, 'name' | 'transferSize' | 'responseStart' | 'responseEnd'>;

/** True for a cached picture; undefined before any has loaded. */
export function isConnectionFast(fetched: readonly Fetched[]): boolean | undefined {
  const pictures = fetched.filter(({ name }) => PICTURE.test(name));
  const first = pictures.find(({ transferSize }) => transferSize >= MIN_BYTES);
  if (!first) return pictures.length > 0 || undefined;
  const seconds = (first.responseEnd - first.responseStart) / 1_000;
  return first.transferSize >= ENOUGH * seconds;
}
