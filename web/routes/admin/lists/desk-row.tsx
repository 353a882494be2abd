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
  /** Shortcuts and the way back find the row by this id. */
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
        'desk-row group relative border-b border-mist px-1 py-0.5 last:border-b-0 hover:bg-sunken',
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
        className="min-w-0 truncate font-semibold [grid-area:name] after:absolute after:inset-0"
      >
        {who}
      </Link>
      <span className="desk-row-more truncate text-sm text-ink-soft [grid-area:origin]">{parts.origin}</span>
      <span className="desk-row-trip min-w-0 [grid-area:trip]">
        <span dir="auto" className="desk-row-tour">
          {parts.what}
        </span>
        {parts.when && <span className="desk-row-when text-ink-soft">{parts.when}</span>}
      </span>
      <span className="desk-row-status min-w-0 [grid-area:status]">{parts.status}</span>
      <span className="desk-row-more truncate text-sm text-ink-soft [grid-area:owner]">
        {owner ? <bdi>{owner.username}</bdi> : 'Nobody yet'}
      </span>
      <span className="desk-row-clock min-w-0 [grid-area:clock]">
        <span className="desk-row-badges">
          <AgeBadges {...clock} />
        </span>
        <span className={classNames('desk-row-due', due.actionAge === 'later' && 'desk-row-more')}>
          <DueLine {...due} />
        </span>
      </span>
      <span className="desk-row-sign text-right text-sm whitespace-nowrap [grid-area:sign]">
        <AgeSign {...clock} />
      </span>
      <span className="relative z-10 flex justify-end [grid-area:menu]">{parts.menu}</span>
      {parts.words && (
        <span dir="auto" className="desk-row-words truncate text-sm text-ink-soft">
          {parts.words}
        </span>
      )}
      {parts.more && <div className="desk-row-below relative z-10 [grid-area:below]">{parts.more}</div>}
    </li>
  );
}
