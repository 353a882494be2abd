import { Suspense } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Picture } from '../../ui/picture.tsx';
import type { HeroSlide as Slide } from './home-pictures.server.ts';

/** Fetched with the first loop: nobody without one needs it. */
const LoopVideo = lazyPart(() => import('./loop-video.tsx'), 'LoopVideo');

type Props = {
  slide: Slide;
  isFirst: boolean;
  isShown: boolean;
  /** Its loop may be fetched. */
  hasLoop: boolean;
  isPlaying: boolean;
  onLoopReady: () => void;
};

export function HeroSlide({ slide, isFirst, isShown, hasLoop, isPlaying, onLoopReady }: Props) {
  const { poster, loop } = slide;
  return (
    <div
      aria-hidden={!isShown}
      className={classNames(
        'absolute inset-0 transition-opacity duration-200 motion-reduce:transition-none',
        !isShown && 'opacity-0',
      )}
    >
      <Picture
        picture={poster.wide}
        tall={poster.tall}
        sizes="100vw"
        haste={isFirst ? 'first' : 'soon'}
        className="absolute inset-0 size-full"
      />
      {loop && hasLoop && (
        <Suspense>
          <LoopVideo
            loop={loop}
            focus={poster.wide.focus}
            isPlaying={isShown && isPlaying}
            onReady={onLoopReady}
          />
        </Suspense>
      )}
    </div>
  );
}
