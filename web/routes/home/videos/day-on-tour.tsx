import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { HeroPicture, Loop } from '../../../../contracts/media.contract.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { optionalPart } from '../../../lib/loading/lazy-part.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { HomeContent } from '../home.tsx';

const LoopVideo = optionalPart(() => import('./loop-video.tsx'), 'LoopVideo');

type Props = { film: HomeContent['film']; day: HomeContent['dayOnTour'] };

export function DayOnTour({ film, day }: Props) {
  if (!film.poster && day.hours.length === 0) return null;
  return (
    <section
      aria-labelledby="day-on-tour"
      className="max-[36rem]:unseen-73 mt-20 bg-night text-on-night sm:mt-28"
    >
      <div className="measure grid grid-cols-1 items-center gap-x-14 gap-y-10 py-14 max-sm:pt-0 sm:py-20 lg:grid-cols-[1.35fr_1fr]">
        {film.poster && (
          <figure className="max-lg:-mx-5 sm:max-lg:mx-0">
            <Film poster={film.poster} loop={film.video} />
            <figcaption className="mt-3 text-sm text-on-night-soft max-sm:px-5">{film.caption}</figcaption>
          </figure>
        )}
        <div>
          <h2 id="day-on-tour" className="text-title">
            {day.heading}
          </h2>
          <ol className="mt-7 border-l border-night-line">
            {day.hours.map(({ time, what }) => (
              <li
                key={time}
                className="relative grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-2 pb-5 pl-6 last:pb-0"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-[0.5rem] -left-[0.3125rem] size-2.5 rounded-full bg-marigold"
                />
                <time className="font-semibold tabular-nums">{time}</time>
                <span className="text-on-night-soft">{what}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** As heavy as all slides together, so it loads on a press only. */
function Film({ poster, loop }: { poster: HeroPicture; loop: Loop | null }) {
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
