import { CircleCheck } from 'lucide-react';
import { Children, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ATTENTION_LIMIT } from '../../../../../contracts/enquiries/enquiry-terms.ts';

type Props = {
  title: string;
  to: string;
  /** At most `ATTENTION_LIMIT` + 1. */
  count: number;
  none: string;
  children: ReactNode;
};

export function TaskList({ title, to, count, none, children }: Props) {
  const id = useId();
  const more = count - Children.count(children);
  if (count === 0)
    return (
      <section
        aria-labelledby={id}
        className="flex min-w-0 flex-wrap items-center gap-x-3 rounded-card border border-mist bg-sheet px-4 py-3"
      >
        <CircleCheck className="size-5 shrink-0 text-success" />
        <h3 id={id} className="font-sans text-base font-semibold">
          {title}
        </h3>
        <p className="text-ink-soft">{none}</p>
      </section>
    );
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-mist bg-sheet">
      <h3 id={id} className="font-sans text-base font-semibold">
        <Link
          to={to}
          className="flex min-h-12 items-center gap-2 rounded-t-card px-4 underline-offset-4 hover:underline"
        >
          {title}
          <span className="rounded-full bg-mist px-2.5 py-0.5 text-sm tabular-nums">{countText(count)}</span>
        </Link>
      </h3>
      <ul>{children}</ul>
      {more > 0 && (
        <Link to={to} className="flex min-h-11 items-center border-t border-mist px-4 text-link">
          {count > ATTENTION_LIMIT ? 'All of them' : `${more} more`}
        </Link>
      )}
    </section>
  );
}

function countText(count: number): string {
  return count > ATTENTION_LIMIT ? `${ATTENTION_LIMIT}+` : String(count);
}

type TaskProps = {
  to: string;
  who: string;
  what: ReactNode;
  when?: ReactNode;
  children?: ReactNode;
};

export function Task({ to, who, what, when, children }: TaskProps) {
  return (
    <li className="flex min-w-0 items-center gap-1 border-t border-mist py-1.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3">
          <Link
            to={to}
            className="flex min-h-7 max-w-full items-center font-semibold underline-offset-4 hover:underline max-sm:min-h-11"
          >
            <span className="line-clamp-1 min-w-0 wrap-anywhere">{who}</span>
          </Link>
          {when}
        </div>
        <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere sm:line-clamp-1">{what}</p>
      </div>
      {children}
    </li>
  );
}
