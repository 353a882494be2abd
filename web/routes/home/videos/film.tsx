import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { optionalPart } from '../../../lib/loading/lazy-part.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { HomePictures } from '../home-pictures.server.ts';

const LoopVideo = optionalPart(() => import('./loop-video.tsx'), 'LoopVideo');

/** As heavy as all slides together, so it loads on a press only. */
export function Film({ film: { poster, loop } }: { film: HomePictures['film'] }) {
  const [state, setState] = useState<'still' | 'playing' | 'paused'>('still');
  const isAlive = useHydrated();

  return (
    <div className="relative aspect-[4/5] overflow-hidden sm:aspect-video sm:rounded-card">
      <Picture
        picture={poster.wide}
        tall={poster.tall}
        sizes="(min-width: 1240px) 660px, (min-width: 1024px) 55vw, 100vw"
        className="absolute inset-0 size-full"
      />
      {loop && state !== 'still' && (
        <LoopVideo loop={loop} focus={poster.wide.focus} isPlaying={state === 'playing'} />
      )}
      {loop && isAlive && (
        <FilmButton state={state} onPress={() => setState(state === 'playing' ? 'paused' : 'playing')} />
      )}
    </div>
  );
}

function FilmButton({ state, onPress }: { state: 'still' | 'playing' | 'paused'; onPress: () => void }) {
  const Icon = state === 'playing' ? Pause : Play;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={state === 'playing' ? 'Pause the film' : 'Play the film'}
      className={classNames(
        'absolute grid place-items-center rounded-full bg-night/85 text-on-night hover:bg-night',
        state === 'still' ? 'inset-0 m-auto size-18' : 'right-3 bottom-3 size-12',
      )}
    >
      <Icon className={state === 'still' ? 'ml-1 size-8' : 'size-5'} />
    </button>
  );
}
