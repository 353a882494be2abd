import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { classNames } from '../../../../ui/class-names.ts';
import { PAGE_HEADING } from '../../../../ui/page-heading.tsx';
import { OPEN_SIDE } from './use-focus-here.ts';

type Props = {
  /** Something of the list is open. */
  isOpen: boolean;
  /** There is no room for the list beside it, however wide the screen. */
  isAlone?: boolean;
  children: ReactNode;
};

/** A list, and from 1100 px on what of it is open beside it; below, that has the page to itself. */
export function DeskSides({ isOpen, isAlone = false, children }: Props) {
  return (
    <div className={classNames(isOpen && !isAlone && 'desk-sides')}>
      <div className={classNames(isOpen && (isAlone ? 'hidden' : 'desk-list-side'))}>{children}</div>
      {isOpen && (
        // What has the focus is named to whoever does not see it.
        <section id={OPEN_SIDE} aria-labelledby={PAGE_HEADING} tabIndex={-1} className="min-w-0 outline-none">
          <Outlet />
        </section>
      )}
    </div>
  );
}
