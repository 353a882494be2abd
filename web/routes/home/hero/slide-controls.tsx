import { Pause, Play } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { HeroSlide } from './hero-slides.ts';

type Props = {
  slides: readonly HeroSlide[];
  index: number;
  isPlaying: boolean;
  onToggle: () => void;
  onShow: (index: number) => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function SlideControls({ slides, index, isPlaying, onToggle, onShow }: Props) {
  const isAlive = useHydrated();
  const marks = useRef<HTMLDivElement>(null);

  function stepByArrow(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + slides.length) % slides.length;
    onShow(next);
    marks.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className={classNames('-ml-3 flex flex-wrap items-center py-1 lg:ml-0', !isAlive && 'invisible')}>
      <button
        type="button"
        onClick={onToggle}
        aria-label={isPlaying ? 'Pause the slides' : 'Play the slides'}
        className="grid size-11 place-items-center rounded-full hover:bg-night-line"
      >
        {isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div
        ref={marks}
        role="group"
        aria-label="Choose a slide"
        onKeyDown={stepByArrow}
        className="flex items-center"
      >
        {slides.map(({ key, place }, position) => (
          <button
            key={key}
            type="button"
            onClick={() => onShow(position)}
            aria-label={`Show ${place}`}
            aria-current={position === index ? 'true' : undefined}
            className="group grid h-11 w-9 place-items-center"
          >
            <span className="block size-2.5 rounded-full bg-on-night-soft transition-[width] duration-200 group-hover:bg-on-night group-aria-[current]:w-7 group-aria-[current]:bg-marigold motion-reduce:transition-none" />
          </button>
        ))}
      </div>
      <span aria-hidden="true" className="ml-auto text-sm text-on-night-soft lg:ml-3 lg:w-20">
        {slides[index]?.place}
      </span>
    </div>
  );
}
