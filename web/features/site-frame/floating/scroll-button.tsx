import { ArrowDown, ArrowUp } from 'lucide-react';

/** To the bottom of the page; `isTurned`, once 200 px are scrolled, back to its top. */
export function ScrollButton({ isTurned }: { isTurned: boolean }) {
  const Arrow = isTurned ? ArrowUp : ArrowDown;

  function scroll() {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = isTurned ? 0 : document.documentElement.scrollHeight;
    scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  }

  return (
    <button
      type="button"
      onClick={scroll}
      aria-label={isTurned ? 'Scroll to the top' : 'Scroll to the bottom'}
      className="grid size-11 shrink-0 place-items-center rounded-full text-pine hover:bg-action hover:text-on-action in-row:max-sm:mx-[calc(10%-1.5rem)] lg:size-11.5 lg:border lg:border-mist lg:bg-sheet lg:shadow-[0_6px_20px_-6px_#0a110f66]"
    >
      <Arrow aria-hidden="true" className="size-5" />
    </button>
  );
}
