import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { AgeBadges, AgeSign, type Ages } from '../enquiries/age-badges.tsx';
import { type Due, DueLine } from '../enquiries/due-line.tsx';

export type RowParts = {
  who: string;
  origin: ReactNode;
  what: ReactNode;
  when: ReactNode;
  words?: string | undefined;
  owner: { username: string } | null;
  clock: Ages;
  due: Due;
};

type Props = RowParts & {
  id: string;
  to: To;
  linkId?: string | undefined;
  isOpen: boolean;
  isChosen?: boolean;
  box?: ReactNode;
  status: ReactNode;
  menu: ReactNode;
  more?: ReactNode;
};

export function DeskRow({ id, to, linkId, isOpen, isChosen, box, who, owner, clock, due, ...parts }: Props) {
  return (
    <li
      data-row={id}
      className={classNames(
        'desk-row group relative border-b border-mist px-1 py-0.5 last:border-b-0 hover:bg-sunken has-data-popup-open:bg-sunken',
        isOpen && 'bg-mist!',
        isChosen && 'bg-info-ground',
      )}
    >
      <span className="relative z-10 [grid-area:box]">{box}</span>
      <Link
        id={linkId}
        to={to}
        aria-current={isOpen ? 'page' : undefined}
        dir="auto"
        className="covers-row min-w-0 truncate font-semibold [grid-area:name]"
      >
        {who}
      </Link>
      <span className="truncate text-sm text-ink-soft [grid-area:origin] @max-[46rem]:hidden">
        {parts.origin}
      </span>
      {/* On one line, so that the start of a tour's name and the day stay visible. */}
      <span className="desk-row-trip flex min-w-0 text-[0.9375rem] @min-[46rem]:grid @min-[46rem]:content-between @min-[46rem]:self-stretch @min-[46rem]:py-px">
        <span
          dir="auto"
          className="min-w-0 truncate @min-[46rem]:only:line-clamp-2 @min-[46rem]:only:whitespace-normal"
        >
          {parts.what}
        </span>
        {parts.when && (
          <span className="max-w-[70%] min-w-0 shrink-0 truncate text-ink-soft before:content-['\00a0·_'] @min-[46rem]:max-w-none @min-[46rem]:text-[0.875rem] @min-[46rem]:before:content-none">
            {parts.when}
          </span>
        )}
      </span>
      <span className="min-w-0 [grid-area:status] @max-[20rem]:*:gap-0 @max-[20rem]:*:text-[0px]">
        {parts.status}
      </span>
      <span className="truncate text-sm text-ink-soft [grid-area:owner] @max-[46rem]:hidden">
        {owner ? <bdi>{owner.username}</bdi> : 'Nobody yet'}
      </span>
      <span className="min-w-0 [grid-area:clock]">
        <span className="hidden flex-col gap-[2px] @min-[46rem]:flex">
          <AgeBadges {...clock} />
        </span>
        {/* A due action is always shown; a later one only if there is room. */}
        <span
          className={classNames(
            'line-clamp-1 leading-[1.4] @min-[46rem]:line-clamp-2 @min-[46rem]:[:not(:empty)+&]:line-clamp-1',
            due.actionAge === 'later' && '@max-[46rem]:hidden',
          )}
        >
          <DueLine {...due} />
        </span>
      </span>
      <span
        data-sign=""
        className="text-right text-sm whitespace-nowrap [grid-area:sign] @min-[46rem]:hidden"
      >
        <AgeSign {...clock} />
      </span>
      <span className="relative z-10 flex justify-end [grid-area:menu] in-data-list-side:has-[[aria-haspopup=menu]]:hidden">
        {parts.menu}
      </span>
      {parts.words && (
        <span dir="auto" className="min-w-0 truncate text-sm text-ink-soft [grid-area:below]">
          {parts.words}
        </span>
      )}
      {parts.more && (
        <div className="relative z-10 [grid-area:below] in-data-list-side:hidden">{parts.more}</div>
      )}
    </li>
  );
}
