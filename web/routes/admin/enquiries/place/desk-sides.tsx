import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { classNames } from '../../../../ui/class-names.ts';
import { PAGE_HEADING } from '../../../../ui/page-heading.tsx';
import { OPEN_SIDE } from './use-focus-here.ts';

type Props = {
  isOpen: boolean;
  isAlone?: boolean;
  children: ReactNode;
};

/** From 1100 px on, the open enquiry is beside the list; below that, it replaces the list. */
export function DeskSides({ isOpen, isAlone = false, children }: Props) {
  return (
    <div className={classNames(isOpen && !isAlone && 'desk-sides')}>
      <div className={classNames(isOpen && (isAlone ? 'hidden' : 'desk-list-side'))}>{children}</div>
      {isOpen && (
        <section id={OPEN_SIDE} aria-labelledby={PAGE_HEADING} tabIndex={-1} className="min-w-0 outline-none">
          <Outlet />
        </section>
      )}
    </div>
  );
}
