import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useLiesOver } from './use-lies-over.ts';

/** At the page's end it stands beside the footer's last line, which leaves room for it. */
const GIVES_WAY_TO = 'main form, footer';

/** To the bottom of the page; `isTurned`, once 200 px are scrolled, back to its top. */
export function ScrollButton({ isTurned }: { isTurned: boolean }) {
  const box = useRef<HTMLButtonElement>(null);
  const isOver = useLiesOver(box, GIVES_WAY_TO, true);
  const Arrow = isTurned ? ArrowUp : ArrowDown;

  function scroll() {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = isTurned ? 0 : document.documentElement.scrollHeight;
    scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  }

  return (
    <button
      ref={box}
      type="button"
      onClick={scroll}
      aria-label={isTurned ? 'Scroll to the top' : 'Scroll to the bottom'}
      className={classNames(
        'grid size-12 shrink-0 place-items-center rounded-full text-pine hover:bg-action hover:text-on-action max-lg:mx-[calc(10%-1.5rem)] lg:size-11.5 lg:border lg:border-mist lg:bg-sheet lg:shadow-[0_6px_20px_-6px_#0a110f66]',
        isOver && 'lg:invisible',
      )}
    >
      <Arrow aria-hidden="true" className="size-5" />
    </button>
  );
}
