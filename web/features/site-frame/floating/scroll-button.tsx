import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { SIGN_OVER_WORD, SMALL_WORD } from './sign-over-word.ts';

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
      className={classNames(
        SIGN_OVER_WORD,
        'flex shrink-0 items-center justify-center text-pine hover:bg-action hover:text-on-action in-row:max-sm:w-1/5 sm:max-lg:in-row:flex-row sm:max-lg:in-row:gap-2 sm:max-lg:in-row:px-3 beside-bar:w-13 lg:size-11.5 lg:rounded-full lg:border lg:border-mist lg:bg-sheet lg:shadow-[0_6px_20px_-6px_#0a110f66]',
      )}
    >
      <Arrow aria-hidden="true" className="size-5" />
      <span className={classNames(SMALL_WORD, 'sm:max-lg:in-row:text-sm lg:hidden')}>
        {isTurned ? 'Top' : 'Bottom'}
      </span>
    </button>
  );
}
