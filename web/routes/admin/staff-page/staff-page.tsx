import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { NotForRole } from '../rights/not-for-role.tsx';
import { useMayOpen, usePageRefusal } from '../rights/use-may-open.ts';
import { LoadFailed } from './load-failed.tsx';
import { NoAccess } from './no-access.tsx';
import type { StaffAnswer } from './staff-access.ts';
import { useAnswerOfCurrentUser } from './use-answer-of-current-user.ts';

export type WayBack = { to: To; text: string };

type Props<T> = {
  title: string;
  answer: StaffAnswer<T>;
  failed: string;
  /** Beside the title, before the actions. */
  ways?: readonly WayBack[];
  actions?: ReactNode;
  back?: WayBack;
  isBeside?: boolean;
  children: (data: T) => ReactNode;
};

export function StaffPage<T>({
  title,
  answer: given,
  failed,
  ways: allWays = [],
  actions,
  back,
  isBeside = false,
  children,
}: Props<T>) {
  const answer = useAnswerOfCurrentUser(given);
  const mayOpen = useMayOpen();
  const refusal = usePageRefusal();
  const isShown = answer.access === 'granted' && refusal === undefined;
  const ways = allWays.filter(({ to }) => mayOpen(typeof to === 'string' ? to : (to.pathname ?? '')));
  return (
    <>
      {back && (
        <Link to={back.to} className="mb-2 flex min-h-11 w-fit items-center gap-1 text-link">
          <ChevronLeft className="size-5" />
          {back.text}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        {!isBeside && <PageHeading title={title} />}
        {isShown && (actions || ways.length > 0) && (
          <div className="flex flex-wrap gap-1 sm:gap-2">
            {ways.map(({ to, text }) => (
              <ButtonLink key={text} to={to} variant="secondary">
                {text}
              </ButtonLink>
            ))}
            {actions}
          </div>
        )}
      </div>
      <div className={isBeside ? '' : 'mt-4'}>
        {refusal === undefined ? (
          <>
            {answer.access === 'granted' && children(answer.data)}
            {answer.access === 'failed' && <LoadFailed text={failed} {...answer.failure} />}
            {answer.access !== 'granted' && answer.access !== 'failed' && <NoAccess access={answer.access} />}
          </>
        ) : (
          <NotForRole refusal={refusal} />
        )}
      </div>
    </>
  );
}
