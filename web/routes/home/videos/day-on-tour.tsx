import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { optionalPart } from '../../../lib/loading/lazy-part.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { HomePictures } from '../home-pictures.server.ts';

const LoopVideo = optionalPart(() => import('./loop-video.tsx'), 'LoopVideo');

const HOURS = [
  { time: '4.00', what: 'The car leaves Darjeeling, 2,050 m, in the dark. There is tea in the flask.' },
  { time: '5.00', what: 'Tiger Hill, 2,590 m. Kangchenjunga turns pink from the top down, in ten minutes.' },
  {
    time: '7.00',
    what: 'The Batasia loop on the way down, then breakfast at the hotel and an hour’s sleep.',
  },
  {
    time: '11.00',
    what: 'A tea garden: a walk between the rows, the factory, and three cups to tell apart.',
  },
  {
    time: '15.00',
    what: 'The toy train to Ghum and back. The evening on the Mall is yours; dinner is at eight.',
  },
] as const;

export function DayOnTour({ film }: { film: HomePictures['film'] }) {
  return (
    <section
      aria-labelledby="day-on-tour"
      className="max-[36rem]:unseen-73 mt-20 bg-night text-on-night sm:mt-28"
    >
      <div className="measure grid grid-cols-1 items-center gap-x-14 gap-y-10 py-14 max-sm:pt-0 sm:py-20 lg:grid-cols-[1.35fr_1fr]">
        <figure className="max-lg:-mx-5 sm:max-lg:mx-0">
          <Film film={film} />
          <figcaption className="mt-3 text-sm text-on-night-soft max-sm:px-5">
            A day in half a minute: first light on Kangchenjunga, the herd at Gorumara, the toy train, Tsomgo,
            Taktsang and Gangtok at dusk. The film has no sound.
          </figcaption>
        </figure>
        <div>
          <h2 id="day-on-tour" className="text-title">
            What a day on tour is like
          </h2>
          <ol className="mt-7 border-l border-night-line">
            {HOURS.map(({ time, what }) => (
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
function Film({ film: { poster, loop } }: { film: HomePictures['film'] }) {
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
