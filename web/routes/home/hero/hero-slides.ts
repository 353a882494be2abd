import type { HeroPicture, Loop } from '../../../../contracts/media.contract.ts';
import type { HomeContent } from '../home.tsx';

export type HeroSlide = {
  key: string;
  place: string;
  quote: string;
  poster: HeroPicture;
  loop: Loop | null;
};

/** Percent from the top that stays in view below the search. */
const IN_SIGHT: Record<Exclude<HomeContent['slides'][number]['inSight'], 'focus'>, number> = {
  top: 0,
  upper: 25,
  middle: 50,
  lower: 70,
  bottom: 100,
};

/** Without a slide whose picture is gone. */
export function heroSlides(slides: HomeContent['slides']): HeroSlide[] {
  return slides.flatMap(({ picture, inSight, video, place, quote }, position) => {
    if (!picture) return [];
    const poster = inSight === 'focus' ? picture : cutAround(IN_SIGHT[inSight], picture);
    return [{ key: `${position} ${place}`, place, quote, poster, loop: video }];
  });
}

function cutAround(y: number, { wide, tall }: HeroPicture): HeroPicture {
  const cut = (picture: HeroPicture['wide']) => ({ ...picture, focus: { ...picture.focus, y } });
  return { wide: cut(wide), tall: cut(tall) };
}
