import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router';
import { classNames } from '../../../../ui/class-names.ts';
import { PAGE_HEADING } from '../../../../ui/page-heading.tsx';

const OPEN_SIDE = 'open-side';

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

/** If the pressed link is no longer on the page, focuses what it opened, not the list before it. */
export function useFocusHere(id: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is opened
  useEffect(() => {
    const link = document.activeElement;
    if (link instanceof HTMLElement && link !== document.body && link.checkVisibility()) return;
    const page = document.getElementById(OPEN_SIDE) ?? document.getElementById('main');
    page?.focus({ preventScroll: true });
  }, [id]);
}
