import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { StaffAnswer } from '../staff-page/staff-access.ts';
import { StaffPage, type WayBack } from '../staff-page/staff-page.tsx';

type Props<Row> = {
  title: string;
  answer: StaffAnswer<{ data: Row[] }>;
  failed: string;
  back?: WayBack;
  /** Leads to the page of a new one. */
  add: WayBack;
  empty: { title: string; text: string };
  lead: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** A short list of what staff write down, all of it on one page. */
export function RecordListPage<Row>({ title, answer, failed, back, add, empty, lead, children }: Props<Row>) {
  return (
    <StaffPage
      title={title}
      answer={answer}
      failed={failed}
      {...(back && { back })}
      actions={
        <ButtonLink to={add.to}>
          <Plus aria-hidden="true" className="size-5" />
          {add.text}
        </ButtonLink>
      }
    >
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState {...empty}>
            <ButtonLink to={add.to}>{add.text}</ButtonLink>
          </EmptyState>
        ) : (
          <div className="max-w-[60rem]">
            <p className="mb-4 max-w-[64ch] text-ink-soft">{lead}</p>
            {children(data)}
          </div>
        )
      }
    </StaffPage>
  );
}

export function RecordList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-mist rounded-card border border-mist bg-sheet">{children}</ul>;
}

type RowProps = {
  to: To;
  name: string;
  /** Beside the name. */
  tags?: ReactNode;
  picture?: ReactNode;
  actions: ReactNode;
  /** Its actions stand below where there is little room. */
  hasManyActions?: boolean;
  /** What else is said of it. */
  children: ReactNode;
};

export function RecordRow({ to, name, tags, picture, actions, hasManyActions, children }: RowProps) {
  return (
    <li
      className={classNames(
        'flex items-center gap-x-3 gap-y-1 py-1.5 pr-2 pl-4',
        hasManyActions && 'flex-wrap',
      )}
    >
      {picture}
      <div className={classNames('min-w-0 flex-1', hasManyActions && 'basis-64')}>
        <p className="flex flex-wrap items-center gap-x-3">
          <Link to={to} className="inline-flex min-h-11 min-w-0 items-center font-semibold text-link">
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </Link>
          {tags}
        </p>
        <div className="mb-2 text-sm wrap-anywhere text-ink-soft max-sm:mt-1 sm:-mt-1.5">{children}</div>
      </div>
      {actions}
    </li>
  );
}
