import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { hasAllWords } from '../lists/has-all-words.ts';
import { useMayOpen } from '../rights/use-may-open.ts';
import type { StaffAnswer } from '../staff-page/staff-access.ts';
import { StaffPage, type WayBack } from '../staff-page/staff-page.tsx';

type Row = { _id: string };
type Props<One extends Row> = {
  title: string;
  answer: StaffAnswer<{ data: One[] }>;
  failed: string;
  back?: WayBack;
  add: WayBack;
  empty: { title: string; text: string };
  lead: ReactNode;
  search?: Search<One>;
  children: (row: One) => ReactNode;
};

/** For long lists. `noun`: "template". */
type Search<One> = { noun: string; textOf: (row: One) => string };

const MANY = 8;

export function RecordListPage<One extends Row>({
  title,
  answer,
  failed,
  back,
  add,
  empty,
  lead,
  search,
  children,
}: Props<One>) {
  const mayAdd = useMayOpen()(String(add.to));
  return (
    <StaffPage
      title={title}
      answer={answer}
      failed={failed}
      {...(back && { back })}
      actions={
        mayAdd && (
          <ButtonLink to={add.to}>
            <Plus className="size-5" />
            {add.text}
          </ButtonLink>
        )
      }
    >
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState {...empty}>{mayAdd && <ButtonLink to={add.to}>{add.text}</ButtonLink>}</EmptyState>
        ) : (
          <div className="max-w-[60rem]">
            <p className="mb-4 max-w-[64ch] text-ink-soft">{lead}</p>
            {search && data.length >= MANY ? (
              <SearchedRows rows={data} {...search}>
                {children}
              </SearchedRows>
            ) : (
              <Rows rows={data}>{children}</Rows>
            )}
          </div>
        )
      }
    </StaffPage>
  );
}

type RowsProps<One> = { rows: readonly One[]; children: (row: One) => ReactNode };

function Rows<One extends Row>({ rows, children }: RowsProps<One>) {
  return (
    <ul className="divide-y divide-mist rounded-card border border-mist bg-sheet">
      {rows.map((row) => (
        <Fragment key={row._id}>{children(row)}</Fragment>
      ))}
    </ul>
  );
}

function SearchedRows<One extends Row>({ rows, noun, textOf, children }: RowsProps<One> & Search<One>) {
  const [typed, setTyped] = useState('');
  const found = rows.filter((row) => hasAllWords(textOf(row), typed));
  return (
    <>
      <input
        type="search"
        aria-label={`Search ${noun}s`}
        placeholder={`Search ${noun}s`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="field-box mb-4"
      />
      <p role="status" className="sr-only">
        {typed.trim() !== '' && countOf(found.length, noun)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={`No ${noun}s found`} text="None has all of these words." />
      ) : (
        <Rows rows={found}>{children}</Rows>
      )}
    </>
  );
}

type RowProps = {
  to: string;
  name: string;
  tags?: ReactNode;
  picture?: ReactNode;
  actions: ReactNode;
  hasManyActions?: boolean;
  children: ReactNode;
};

/** Who may not open its form reads what the row says. */
export function RecordRow({ to, name, tags, picture, actions, hasManyActions, children }: RowProps) {
  const isOpenable = useMayOpen()(to);
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
          {isOpenable ? (
            <Link to={to} className="inline-flex min-h-11 min-w-0 items-center font-semibold text-link">
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </Link>
          ) : (
            <span className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere">
              {name}
            </span>
          )}
          {tags}
        </p>
        <div className="mb-2 text-sm wrap-anywhere text-ink-soft max-sm:mt-1 sm:-mt-1.5">{children}</div>
      </div>
      {isOpenable && actions}
    </li>
  );
}
