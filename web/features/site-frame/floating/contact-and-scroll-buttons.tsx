import { Mail, MessageCircle, Phone, SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { telLink } from '../../../lib/phone-and-mail/tel-link.ts';
import { useEnquiryWindow } from '../../enquiry/window/use-enquiry-window.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { useScrolledPast } from '../use-scrolled-past.ts';
import { ScrollButton } from './scroll-button.tsx';

/**
 * Ways to reach the agency once a page has been scrolled 100 px, and the scroll button. On wide screens a column in
 * the page's gutter, which is as wide as it needs. Else a bar at the foot with a lane of its own, since beside the page
 * there is no room: the page ends above it, and nothing lies half under a button.
 */
export function ContactAndScrollButtons() {
  const { mark: showMark, isPast: isShown } = useScrolledPast();
  const { mark: turnMark, isPast: isTurned } = useScrolledPast();
  const { openEnquiry, enquiryWindow } = useEnquiryWindow();
  return (
    <>
      <span ref={showMark} aria-hidden="true" className="absolute top-[100px] h-px w-px" />
      <span ref={turnMark} aria-hidden="true" className="absolute top-[200px] h-px w-px" />
      <div
        data-dock
        className="fixed z-30 flex print:hidden max-lg:inset-x-0 max-lg:bottom-0 max-lg:h-(--dock) max-lg:items-start max-lg:justify-end max-lg:border-t max-lg:border-mist max-lg:bg-sheet max-lg:px-3 lg:pointer-events-none lg:right-1 lg:bottom-[calc(var(--compare-bar)+0.75rem)] lg:flex-col lg:items-end lg:gap-2 lg:*:pointer-events-auto"
      >
        {isShown && <ContactButtons onEnquire={openEnquiry} />}
        <ScrollButton isTurned={isTurned} />
      </div>
      {enquiryWindow}
    </>
  );
}

function ContactButtons({ onEnquire }: { onEnquire: () => void }) {
  const { phones, email, whatsapp } = useSettings();
  return (
    <nav
      aria-label="Quick contact"
      className="flex max-lg:flex-1 max-lg:justify-around lg:flex-col lg:rounded-full lg:border lg:border-mist lg:bg-sheet lg:shadow-[0_6px_20px_-6px_#0a110f66]"
    >
      <button type="button" aria-haspopup="dialog" onClick={onEnquire} className={ROUND}>
        <Sign name="Enquiry">
          <SendHorizontal aria-hidden="true" className="size-5" />
        </Sign>
      </button>
      {whatsapp && (
        <a href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} rel="noopener" className={ROUND}>
          <Sign name="WhatsApp">
            <MessageCircle aria-hidden="true" className="size-5" />
          </Sign>
        </a>
      )}
      <a href={`mailto:${email}`} className={ROUND}>
        <Sign name="Email">
          <Mail aria-hidden="true" className="size-5" />
        </Sign>
      </a>
      {phones[0] && (
        <a href={telLink(phones[0])} className={ROUND}>
          <Sign name="Call us">
            <Phone aria-hidden="true" className="size-5" />
          </Sign>
        </a>
      )}
    </nav>
  );
}

const ROUND =
  'group relative flex h-12 min-w-12 items-center justify-center gap-2 rounded-full sm:max-lg:px-3 lg:size-11 lg:min-w-0 text-pine hover:bg-action hover:text-on-action focus-visible:bg-action focus-visible:text-on-action';

/** The sign; its name beside it where the bar has room, and on wide screens while it is pointed at. */
function Sign({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="pointer-events-none text-sm whitespace-nowrap max-sm:sr-only sm:max-lg:font-semibold lg:absolute lg:right-full lg:mr-3 lg:rounded-field lg:bg-night lg:px-2.5 lg:py-1 lg:text-on-night lg:opacity-0 lg:group-hover:opacity-100 lg:group-focus-visible:opacity-100">
        {name}
      </span>
    </>
  );
}
