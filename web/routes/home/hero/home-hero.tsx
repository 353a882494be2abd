import { useSettings } from '../../../features/settings/use-settings.ts';
import { DestinationSearch } from '../../../features/tours/search/destination-search.tsx';
import type { HeroSlide } from '../home-pictures.server.ts';
import { HeroSlider } from './hero-slider.tsx';

export function HomeHero({ slides }: { slides: readonly HeroSlide[] }) {
  const { tagline } = useSettings();
  return (
    <>
      <HeroSlider slides={slides} />
      <div className="measure relative xl:pointer-events-none xl:-mt-16">
        <div className="bg-paper sm:max-w-[43rem] xl:pointer-events-auto xl:rounded-t-card">
          <div className="pt-7 sm:pt-9 sm:short:pt-6 xl:px-12">
            <div className="prayer-flags mb-4" />
            <h1 className="text-display sm:short:text-[2.5rem]">Tours in the eastern Himalaya</h1>
            <p className="mt-4 max-w-[34rem] text-lead text-ink-soft">{tagline}</p>
            <DestinationSearch className="mt-6" />
          </div>
        </div>
      </div>
    </>
  );
}
