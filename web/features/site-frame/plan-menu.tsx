import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { useFrame } from '../settings/use-settings.ts';
import { headerLinkStyle } from './header-link-style.ts';
import { useMenu } from './use-menu.ts';

/** The button is beside its sheet, which the keyboard then reaches next. */
export function PlanMenu() {
  const sheet = useMenu();
  const { name, links } = useFrame().plan;
  const { pathname } = useLocation();
  const isActive = links.some(({ to }) => to === pathname);
  return (
    <>
      <button
        type="button"
        popoverTarget="plan-menu"
        className={classNames(
          'menu-button grid-flow-col gap-1 has-[+:popover-open]:text-teesta',
          headerLinkStyle({ isActive }),
        )}
      >
        {name}
        <ChevronDown className="menu-arrow size-4" />
      </button>
      <div
        ref={sheet}
        id="plan-menu"
        popover="auto"
        className="menu-sheet top-[5.5rem] in-data-shrunk:top-16 max-lg:hidden lg:backdrop:bg-transparent"
      >
        <ul className="measure grid grid-cols-4 gap-6 py-6">
          {links.map(({ to, text, about }) => (
            <li key={to}>
              <NavLink to={to} prefetch="intent" className="group block border-t border-mist pt-3">
                <span className="font-display text-xl font-medium group-hover:text-teesta group-aria-[current]:text-teesta">
                  {text}
                </span>
                <span className="mt-1 block text-ink-soft">{about}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** In the phone's menu. */
export function PlanLinks() {
  const { name, links } = useFrame().plan;
  return (
    <>
      <h2 className="mt-5 font-sans eyebrow text-ink-soft">{name}</h2>
      <ul className="mt-1 grid grid-cols-2 gap-x-4">
        {links.map(({ to, text }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-11 items-center hover:text-teesta aria-[current]:text-teesta"
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
