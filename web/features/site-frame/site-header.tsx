import { href, NavLink } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { PhoneLinks } from '../contact/phone-links.tsx';
import { useSitting } from '../drafts/sitting/sitting.ts';
import { EnquiryButton } from '../enquiry/window/enquiry-button.tsx';
import { BrandLink } from './brand-link.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { MAIN_LINKS } from './site-links.ts';
import { SiteMenu } from './site-menu.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The outer box keeps its height when the bar shrinks, so that the page does not move. */
export function SiteHeader() {
  const { mark, isPast } = useScrolledPast();
  const sitting = useSitting();
  return (
    <>
      <span ref={mark} aria-hidden="true" className="absolute top-[100px] h-px w-px" />
      <header className="pointer-events-none sticky top-0 z-40 h-16 max-lg:low:relative max-lg:low:h-12 shrink-0 lg:h-[5.5rem]">
        <div
          data-shrunk={isPast || undefined}
          className={classNames(
            'pointer-events-auto border-b border-mist bg-paper max-lg:low:h-12! transition-[height] duration-200 ease-quiet motion-reduce:transition-none',
            isPast ? 'h-14 lg:h-16' : 'h-16 lg:h-[5.5rem]',
          )}
        >
          <div className="measure site-bar">
            <BrandLink className="flex min-h-11 max-w-[9.5rem] items-center gap-2.5 sm:max-w-none" />
            <nav aria-label="Main" className="ml-3 hidden lg:block xl:ml-6">
              <ul className="flex gap-1">
                {MAIN_LINKS.map(({ to, text }) => (
                  <li key={to}>
                    <NavLink
                      to={to}
                      prefetch="intent"
                      end={to !== href('/tours')}
                      className={headerLinkStyle}
                    >
                      {text}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="site-bar ml-auto">
              <PhoneLinks className="hidden text-[0.9375rem] leading-snug font-semibold whitespace-nowrap lg:block" />
              <div className="hidden lg:block">
                <SignInLinks />
              </div>
              <EnquiryButton key={sitting} />
              <SiteMenu isHeaderShrunk={isPast} />
            </div>
          </div>
        </div>
      </header>
    </>
  );
}

function headerLinkStyle({ isActive }: { isActive: boolean }): string {
  return classNames(
    'grid min-h-11 place-items-center border-y-2 border-transparent px-2 font-medium hover:text-teesta xl:px-3',
    isActive && 'border-b-marigold text-ink',
  );
}
