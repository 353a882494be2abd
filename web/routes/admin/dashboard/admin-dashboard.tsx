import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link, redirect } from 'react-router';
import { countOf, wordFor } from '../../../../contracts/count-of.ts';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import { ATTENTION_LIMIT } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { may } from '../../../../contracts/staff/staff-policy.ts';
import { ApiError } from '../../../api/api-error.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { formatDuration } from '../format-duration.ts';
import { IfMay } from '../rights/if-may.tsx';
import { useMayOpen } from '../rights/use-may-open.ts';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import { isListWanted, isUntouched } from '../start/start-words.ts';
import type { Route } from './+types/admin-dashboard.ts';
import { Checklist } from './checklist.tsx';
import { formatCount, formatShare } from './format-figures.ts';
import { OwnershipOffered } from './ownership-offered.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { receivedLink } from './received-link.ts';
import { Today } from './today/today.tsx';
import { readWhose } from './today/whose-work.ts';

const Charts = lazyPart(
  () => import('./charts/charts.tsx'),
  'Charts',
  () => <Skeleton className="h-96 w-full" />,
);

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Dashboard');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadDashboard(new URL(request.url).searchParams));

async function loadDashboard(search: URLSearchParams) {
  const query = new URLSearchParams([...search].filter(([name]) => ['period', 'from', 'to'].includes(name)));
  const { staffRole } = sessionStore.getSnapshot().user ?? {};
  const isOfOwnership = may(staffRole, 'manage-accounts');
  const [opening, today, figures, ownership] = await Promise.all([
    staffApi.getOpening(),
    staffApi.getToday({ query: { whose: readWhose() } }),
    loadFigures(query),
    isOfOwnership ? staffApi.getOwnership() : undefined,
  ]);
  if (isUntouched(opening.data) && staffRole === 'owner') throw redirect(href('/admin/start'));
  return { opening: opening.data, today: today.data, offers: ownership?.data.offers ?? [], ...figures };
}

async function loadFigures(query: URLSearchParams) {
  if (!may(sessionStore.getSnapshot().user?.staffRole, 'see-figures')) return {};
  try {
    return { figures: (await staffApi.getDashboard({ query })).data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && error.failure?.fields)
      return { faults: error.failure.fields };
    throw error;
  }
}

export function HydrateFallback() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="h-28 w-full" />
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((tile) => (
          <Skeleton key={tile} className="h-32 w-full" />
        ))}
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  const answer = useAnswerOfCurrentUser(loaderData);
  const isStaff = answer.access === 'granted';
  return (
    <StaffPage
      title={isStaff && user ? `Welcome, ${user.username}` : isStaff ? 'Welcome' : 'Dashboard'}
      answer={answer}
      failed="Failed to load the dashboard"
    >
      {(shown) => (
        <div className="grid grid-cols-1 gap-10">
          <div className="grid gap-4">
            <OwnershipOffered offers={shown.offers} />
            {isListWanted(shown.opening) && <Checklist opening={shown.opening} />}
            <Today today={shown.today} />
            {shown.figures && <Attention attention={shown.figures.attention} />}
          </div>
          <IfMay right="see-figures">
            <section aria-labelledby="figures" className="grid min-w-0 gap-6">
              <h2 id="figures" className="text-heading">
                How it goes
              </h2>
              <PeriodChoice faults={shown.faults ?? {}} shown={shown.figures} />
              {shown.figures && <Figures figures={shown.figures} />}
            </section>
          </IfMay>
        </div>
      )}
    </StaffPage>
  );
}

function Figures({ figures }: { figures: Dashboard }) {
  return (
    <div className="grid min-w-0 gap-6">
      <FigureTiles figures={figures} />
      <Charts figures={figures} />
    </div>
  );
}

function Attention({ attention }: { attention: Dashboard['attention'] }) {
  const mayOpen = useMayOpen();
  const items = attentionItems(attention).filter(({ to, count }) => count > 0 && mayOpen(to));
  if (items.length === 0) return null;
  return (
    <section aria-label="Waiting for you">
      <ul className="flex flex-wrap gap-3">
        {items.map(({ to, count, text }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              className="flex min-h-11 items-center gap-2 rounded-card border border-mist bg-sheet px-4 py-2 hover:border-edge"
            >
              <span className="font-semibold tabular-nums">
                {count > ATTENTION_LIMIT ? `${ATTENTION_LIMIT}+` : formatCount(count)}
              </span>
              <span className="min-w-0">{text}</span>
              <ChevronRight className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function attentionItems({
  criticalReviews,
  waitingReviews,
  placeholders,
  spamEnquiries,
  spamMessages,
}: Dashboard['attention']) {
  return [
    {
      to: `${href('/admin/bookings')}?status=spam`,
      count: spamEnquiries,
      text: wordFor(spamEnquiries, 'enquiry in the spam folder', 'enquiries in the spam folder'),
    },
    {
      to: `${href('/admin/messages')}?status=spam`,
      count: spamMessages,
      text: wordFor(spamMessages, 'message in the spam folder', 'messages in the spam folder'),
    },
    {
      to: `${href('/admin/reviews')}?status=published&reply=without`,
      count: criticalReviews,
      text: wordFor(criticalReviews, 'critical review without a reply', 'critical reviews without a reply'),
    },
    {
      to: `${href('/admin/reviews')}?status=waiting`,
      count: waitingReviews,
      text: wordFor(
        waitingReviews,
        'review or picture waits to be shown',
        'reviews or pictures wait to be shown',
      ),
    },
    {
      to: href('/admin/settings'),
      count: placeholders,
      text: wordFor(placeholders, 'setting is still a placeholder', 'settings are still placeholders'),
    },
  ];
}

function FigureTiles({ figures }: { figures: Dashboard }) {
  const { enquiries, firstReply, reviews } = figures;
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,50%-0.75rem)),1fr))] gap-3 xl:grid-cols-4">
      <Tile
        label="Enquiries"
        value={
          <Link
            to={receivedLink(figures)}
            className="-mx-3 -my-2 inline-block px-3 py-2 underline-offset-4 hover:underline"
          >
            {formatCount(enquiries.total)}
          </Link>
        }
        note="without spam and the bin"
      />
      <Tile
        label="Conversion"
        value={formatShare(enquiries.won, enquiries.total)}
        note={`${formatCount(enquiries.won)} confirmed or completed`}
      />
      <Tile
        label="First reply"
        value={firstReply.medianSeconds === null ? '–' : formatDuration(firstReply.medianSeconds)}
        note={`median of ${formatCount(firstReply.answered)}; ${formatCount(firstReply.unanswered)} without a reply`}
      />
      <Tile
        label="Average rating"
        value={reviews.average === null ? '–' : reviews.average.toFixed(1)}
        note={countOf(reviews.count, 'review')}
      />
    </dl>
  );
}

function Tile({ label, value, note }: { label: string; value: ReactNode; note: string }) {
  return (
    <div className="min-w-0 rounded-card border border-mist bg-sheet p-4 sm:p-5">
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="mt-1 font-display text-2xl tabular-nums sm:text-[2rem] sm:leading-tight">{value}</dd>
      <dd className="mt-1 text-sm text-ink-soft">{note}</dd>
    </div>
  );
}
