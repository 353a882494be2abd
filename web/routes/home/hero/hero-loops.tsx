import { classNames } from '../../../ui/class-names.ts';
import type { HeroSlide } from '../home-pictures.server.ts';
import { LoopVideo } from '../videos/loop-video.tsx';
import { useSlideLoops } from './use-slide-loops.ts';

type Props = { slides: readonly HeroSlide[] /** The shown one. */; index: number; isPlaying: boolean };

/** The slides' loops, each over its poster and faded with it. Fetched once the page rests: nobody waits for it. */
export function HeroLoops({ slides, index, isPlaying }: Props) {
  const { isWanted, noteReady } = useSlideLoops(index, slides.length);
  return slides.map(({ place, loop, poster }, position) => {
    if (!loop || !isWanted(position)) return null;
    const isShown = position === index;
    return (
      <div
        key={place}
        aria-hidden="true"
        data-shown={isShown}
        className={classNames('absolute inset-0 transition-opacity duration-200', !isShown && 'opacity-0')}
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
