import { Pause, Play } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { optionalPart } from '../../../lib/loading/lazy-part.ts';
import { usePageIdle } from '../../../lib/loading/use-page-idle.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { HomePictures } from '../home-pictures.server.ts';
import { useInView } from './use-in-view.ts';
import { useMovingPictures } from './use-moving-pictures.ts';

const LoopVideo = optionalPart(() => import('./loop-video.tsx'), 'LoopVideo');

/** So far below the view the film begins to load. */
const APPROACH = '300px';

/**
 * The film over its still. By itself it loads as it is scrolled to and plays in view, by the same rules as the loops of
 * the slides; a press plays it where these rules would not, and stops it anywhere.
 */
export function Film({ film: { poster, loop } }: { film: HomePictures['film'] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<boolean>();
  const isNear = useInView(frame, APPROACH);
  const isIdle = usePageIdle();
  const mayMove = useMovingPictures();
  const isAlive = useHydrated();
  const isPlaying = choice ?? mayMove;
  const [wasWanted, setWasWanted] = useState(false);
  if (!wasWanted && (choice || (mayMove && isNear && isIdle))) setWasWanted(true);

  return (
    <div ref={frame} className="relative aspect-[4/5] overflow-hidden sm:aspect-video sm:rounded-card">
      <Picture
        picture={poster.wide}
        tall={poster.tall}
        sizes="(min-width: 1240px) 660px, (min-width: 1024px) 55vw, 100vw"
        className="absolute inset-0 size-full"
      />
      {loop && wasWanted && (
        <Suspense>
          <LoopVideo loop={loop} focus={poster.wide.focus} isPlaying={isPlaying} />
        </Suspense>
      )}
      {loop && isAlive && <FilmButton isPlaying={isPlaying} onPress={() => setChoice(!isPlaying)} />}
    </div>
  );
}

function FilmButton({ isPlaying, onPress }: { isPlaying: boolean; onPress: () => void }) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
      className="absolute right-3 bottom-3 grid size-12 place-items-center rounded-full bg-night/85 text-on-night hover:bg-night"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
