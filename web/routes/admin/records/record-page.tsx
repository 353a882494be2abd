import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { nullIfGone } from '../staff-page/null-if-gone.ts';
import type { StaffAnswer } from '../staff-page/staff-access.ts';
import { StaffPage, type WayBack } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';

/** Null: a new record. */
type Loaded<Row> = { record: Row | null | 'gone' };

/** For a new record, only checks that the user may write it. */
export async function loadRecord<Row>(
  id: string | undefined,
  find: (asked: { params: { id: string } }) => Promise<{ data: Row }>,
  mayWrite?: () => Promise<unknown>,
): Promise<Loaded<Row>> {
  if (id !== undefined) return { record: (await nullIfGone(() => find({ params: { id } })))?.data ?? 'gone' };
  await mayWrite?.();
  return { record: null };
}

type Props<Row, More> = {
  answer: StaffAnswer<Loaded<Row> & More>;
  /** "road", as in "New road". */
  noun: string;
  nameOf: (record: Row) => string;
  back: WayBack;
  gone?: string;
  actions?: (record: Row) => ReactNode;
  children: (record: Row | null, more: More) => ReactNode;
};

export function RecordPage<Row extends { _id: string }, More>({
  answer: given,
  noun,
  nameOf,
  back,
  gone = 'It may have been deleted.',
  actions,
  children,
}: Props<Row, More>) {
  const answer = useAnswerOfCurrentUser(given);
  const found = answer.access === 'granted' ? answer.data.record : 'gone';
  const name = found === 'gone' ? noun.charAt(0).toUpperCase() + noun.slice(1) : found && nameOf(found);
  return (
    <StaffPage
      title={name ?? `New ${noun}`}
      answer={answer}
      failed={`Failed to load this ${noun}`}
      back={back}
      actions={found !== 'gone' && found && actions?.(found)}
    >
      {(data) =>
        data.record === 'gone' ? (
          <EmptyState title={`No such ${noun}`} text={gone}>
            <ButtonLink to={back.to}>{back.text}</ButtonLink>
          </EmptyState>
        ) : (
          <Fragment key={data.record?._id ?? 'new'}>{children(data.record, data)}</Fragment>
        )
      }
    </StaffPage>
  );
}
