import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, Outlet } from 'react-router';
import { classNames } from '../../../../ui/class-names.ts';
import { PAGE_HEADING } from '../../../../ui/page-heading.tsx';
import { useDeskPosition } from './desk-position.ts';

const OPEN_SIDE = 'open-side';

const SIDES =
  'min-[1100px]:grid min-[1100px]:grid-cols-[clamp(17.5rem,26%,25rem)_minmax(0,1fr)] min-[1100px]:items-start min-[1100px]:gap-[1.5rem]';
const LIST =
  'sticky top-[4.5rem] max-h-[calc(100dvh-5.25rem)] min-w-0 overflow-y-auto overscroll-contain max-[1100px]:hidden';

type Props = {
  isOpen: boolean;
  isAlone?: boolean;
  children: ReactNode;
};

/** From 1100 px on, the open enquiry is beside the list; below that, it replaces the list. */
export function DeskSides({ isOpen, isAlone = false, children }: Props) {
  return (
    <div className={classNames(isOpen && !isAlone && SIDES)}>
      <div
        data-list-side={(isOpen && !isAlone) || undefined}
        className={classNames(isOpen && (isAlone ? 'hidden' : LIST))}
      >
        {children}
      </div>
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

export function ListHead({ text }: { text: string }) {
  const place = useDeskPosition();
  if (!place) return null;
  const { listAddress, total } = place;
  return (
    <Link
      to={listAddress}
      className="flex min-h-11 items-center gap-2 rounded-field px-2 font-semibold hover:bg-mist"
    >
      <ArrowLeft className="size-5 shrink-0" />
      <span className="min-w-0 truncate">{text}</span>
      {total && <span className="font-normal text-ink-soft tabular-nums">{total}</span>}
    </Link>
  );
}
