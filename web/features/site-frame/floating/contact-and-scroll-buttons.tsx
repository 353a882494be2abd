import {
  ArrowDown,
  ArrowUp,
  Columns3,
  Headset,
  Mail,
  MessageCircle,
  Phone,
  SendHorizontal,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import { isDrawn } from '../../../lib/browser/is-drawn.ts';
import { useBackClosesPopover } from '../../../lib/browser/overlays/use-back-closes-popover.ts';
import { telLink } from '../../../lib/phone-and-mail/tel-link.ts';
import { classNames } from '../../../ui/class-names.ts';
import { comparePath, useCompared } from '../../compare/compare-store.ts';
import { WhatsAppHere } from '../../contact/whatsapp-here.tsx';
import { useEnquiryWindow } from '../../enquiry/window/use-enquiry-window.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { useScrolledPast } from '../use-scrolled-past.ts';

/** Pixels down. Above the thresholds at which the buttons appear and turn. */
const READS_ON = 240;
/** Pixels up: less is a resting thumb. */
const TURNS_ROUND = 16;
const BAR = 64;

const SIGN_OVER_WORD =
  'max-lg:flex-col max-lg:items-center max-lg:justify-center max-lg:gap-0.5 max-lg:h-12 max-lg:rounded-field';
const SMALL_WORD = 'text-[min(0.75rem,13px)] leading-tight font-semibold whitespace-nowrap';

/** Appears after 100 px of scrolling: a column in wide gutters, else a bar (`bottom-bars.css`). */
export function ContactAndScrollButtons() {
  const { mark: showMark, isPast: isShown } = useScrolledPast();
  const { mark: turnMark, isPast: isTurned } = useScrolledPast();
  const { openEnquiry, enquiryWindow } = useEnquiryWindow();
  useBarsMakeWay(useCompared().length);
  return (
    <>
      <span ref={showMark} aria-hidden="true" className="absolute top-[100px] h-px w-px" />
      <span ref={turnMark} aria-hidden="true" className="absolute top-[200px] h-px w-px" />
      <div
        data-dock
        data-at-top={!isShown || undefined}
        className="fixed z-30 flex print:hidden max-lg:items-center max-lg:justify-end max-lg:px-1 sm:max-lg:px-3 beside-bar:pr-1! beside-bar:pl-0 lg:pointer-events-none lg:right-1 lg:bottom-[calc(var(--compare-bar)+0.75rem)] lg:flex-col lg:items-end lg:gap-2 lg:*:pointer-events-auto"
      >
        {isShown && <ContactButtons onEnquire={openEnquiry} />}
        <ScrollButton isTurned={isTurned} />
      </div>
      {enquiryWindow}
    </>
  );
}

function ContactButtons({ onEnquire }: { onEnquire: () => void }) {
  const { phones, email } = useSettings();
  const compared = useCompared();
  const buttons = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useBackClosesPopover(buttons);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes them
  useEffect(() => buttons.current?.hidePopover(), [key]);
  return (
    <>
      <button
        type="button"
        popoverTarget="quick-contact"
        aria-label="Ways to reach us"
        className={classNames(ROUND, SIGN_OVER_WORD, 'hidden beside-bar:flex beside-bar:w-13')}
      >
        <Headset className="size-5" />
        <span className={SMALL_WORD}>Reach us</span>
      </button>
      <nav
        ref={buttons}
        id="quick-contact"
        popover="auto"
        aria-label="Quick contact"
        className="inset-auto m-0 border-0 bg-transparent p-0 text-ink max-lg:flex-1 max-lg:justify-around in-row:max-sm:basis-4/5 in-row:static in-row:flex beside-bar:right-2 beside-bar:max-h-[calc(100dvh-var(--dock)-1rem)] beside-bar:overscroll-contain in-row:overflow-visible beside-bar:bottom-[calc(var(--dock)+0.5rem)] beside-bar:rounded-card beside-bar:border beside-bar:border-mist beside-bar:bg-sheet beside-bar:p-2 beside-bar:shadow-[0_12px_32px_-8px_#0a110f80] lg:flex-col lg:rounded-full lg:border lg:border-mist lg:bg-sheet lg:shadow-[0_6px_20px_-6px_#0a110f66]"
      >
        <button type="button" aria-haspopup="dialog" onClick={onEnquire} className={WAY}>
          <Sign name="Enquiry" icon={SendHorizontal} />
        </button>
        <WhatsAppHere className={WAY}>
          <Sign name="WhatsApp" icon={MessageCircle} />
        </WhatsAppHere>
        {email && (
          <a href={`mailto:${email}`} className={WAY}>
            <Sign name="Email" icon={Mail} />
          </a>
        )}
        {phones[0] && (
          <a href={telLink(phones[0])} className={WAY}>
            <Sign name="Call us" icon={Phone} />
          </a>
        )}
        {compared.length > 0 && (
          <Link to={comparePath(compared)} className={classNames(WAY, 'in-row:hidden')}>
            <Sign name={`Compare ${countOf(compared.length, 'tour')}`} icon={Columns3} />
          </Link>
        )}
      </nav>
    </>
  );
}

const ROUND =
  'size-11 shrink-0 rounded-full text-pine hover:bg-action hover:text-on-action focus-visible:bg-action focus-visible:text-on-action';
const WAY = classNames(
  ROUND,
  'group relative flex items-center justify-center gap-2 max-lg:h-12 max-lg:w-auto max-lg:min-w-12 sm:max-lg:px-3 beside-bar:w-full beside-bar:justify-start beside-bar:gap-3 beside-bar:px-4 in-row:max-sm:flex-1 in-row:max-sm:flex-col in-row:max-sm:gap-0.5 in-row:max-sm:rounded-field',
);

function Sign({ name, icon: Icon }: { name: string; icon: typeof Mail }) {
  return (
    <>
      <Icon className="size-5" />
      <span className="pointer-events-none text-sm whitespace-nowrap in-row:max-sm:text-[min(0.75rem,13px)] in-row:max-sm:leading-tight max-lg:font-semibold lg:absolute lg:right-full lg:mr-3 lg:rounded-field lg:bg-night lg:px-2.5 lg:py-1 lg:text-on-night lg:opacity-0 lg:group-hover:opacity-100 lg:group-focus-visible:opacity-100">
        {name}
      </span>
    </>
  );
}

function ScrollButton({ isTurned }: { isTurned: boolean }) {
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
      <Arrow className="size-5" />
      <span className={classNames(SMALL_WORD, 'sm:max-lg:in-row:text-sm lg:hidden')}>
        {isTurned ? 'Top' : 'Bottom'}
      </span>
    </button>
  );
}

/**
 * On phones, hides the bottom bar while scrolling down; shows it while scrolling up, at the end, or when `content`
 * changes. Never covers a form. See `bottom-bars.css`.
 */
function useBarsMakeWay(content: unknown): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts over, and what is new is seen
  useEffect(() => {
    const root = document.documentElement;
    let isReadingOn = false;
    let turn = scrollY;
    let frame = 0;

    function look(): void {
      frame = 0;
      const isAtEnd = scrollY + innerHeight >= root.scrollHeight - BAR;
      turn = isReadingOn ? Math.max(turn, scrollY) : Math.min(turn, scrollY);
      const hasTurned = isReadingOn ? isAtEnd || turn - scrollY > TURNS_ROUND : scrollY - turn > READS_ON;
      if (isAtEnd || hasTurned) turn = scrollY;
      if (hasTurned) isReadingOn = !isReadingOn && !isAtEnd;
      root.toggleAttribute('data-bars-away', isReadingOn || isOverForm());
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };

    look();
    const end = new AbortController();
    for (const sign of ['scroll', 'resize', 'focusin'])
      addEventListener(sign, lookSoon, { passive: true, signal: end.signal });
    return () => {
      cancelAnimationFrame(frame);
      end.abort();
      root.removeAttribute('data-bars-away');
    };
  }, [key, content]);
}

/** A form that is not drawn yet is not measured, unless its section has come into view: then it is about to be. */
function isOverForm(): boolean {
  return [...document.querySelectorAll('main form')].some(
    (form) => (isDrawn(form) || isAtFoot(form.closest('section') ?? form)) && isAtFoot(form),
  );
}

function isAtFoot(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > innerHeight - BAR;
}
