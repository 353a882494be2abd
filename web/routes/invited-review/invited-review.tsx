import { useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import type { ReviewInvitation } from '../../../contracts/reviews/reviews.contract.ts';
import { travelledText } from '../../../contracts/reviews/travelled-text.ts';
import { apiContext } from '../../api/page-api.ts';
import { sentByBrowser } from '../../features/drafts/sent-by-browser.ts';
import { sendingAlert } from '../../features/failures/failure-alert.ts';
import { actionOf, formAction } from '../../features/forms/form-action.ts';
import { useFormAnswer } from '../../features/forms/form-answer.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { REVIEW_THANKS } from '../../features/reviews/review-thanks.ts';
import { moveFocusToContent } from '../../lib/browser/move-focus-to-content.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Route } from './+types/invited-review.ts';
import { InvitedReviewForm } from './invited-review-form.tsx';
import { INVITED_REVIEW_FORM, invitedReviewFaults, invitedReviewOf } from './invited-review-values.ts';

const invitedReviewAction = formAction(INVITED_REVIEW_FORM, {
  async work({ api, values, params, call }) {
    const body = invitedReviewOf(values);
    const faults = invitedReviewFaults(body);
    if (Object.keys(faults).length > 0) return { faults };
    const { message } = await api.sendInvitedReview({ params: { token: params.token ?? '' }, body, ...call });
    return { said: { text: message ?? REVIEW_THANKS, tone: 'success' } };
  },
  failed: (error) => ({ ...sendingAlert(error, 'review'), tone: 'error' }),
});

export const handle: PageHandle = { hasSecretAddress: true };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'How was your trip?');

export const action = actionOf({ [INVITED_REVIEW_FORM]: invitedReviewAction });

export async function loader({ params, context }: Route.LoaderArgs): Promise<ReviewInvitation> {
  return (await context.get(apiContext).getReviewInvitation({ params })).data;
}

const DEAD = {
  used: {
    title: 'Your review is with us',
    lead: 'A review was sent with this link, which works once. If you would like to change something, write to us.',
  },
  ended: {
    title: 'This link does not work any more',
    lead: 'It works for 180 days after the trip, while the tour is on our site. We would still like to hear how it was: write to us.',
  },
  unknown: {
    title: 'This link is not known',
    lead: 'Your mail program may have cut it short: open it from the mail once more. If that does not help, write to us.',
  },
} as const;

export default function InvitedReview({ loaderData, params }: Route.ComponentProps) {
  const { state, tour, travelledIn, pictures } = loaderData;
  const said = useFormAnswer(INVITED_REVIEW_FORM)?.said;
  const [thanks, setThanks] = useState(said?.tone === 'success' ? said.text : undefined);
  // The pressed button is gone, and was far below the thanks.
  useEffect(() => {
    if (!thanks) return;
    sentByBrowser.forget();
    window.scrollTo(0, 0);
    moveFocusToContent();
  }, [thanks]);
  const isOpen = state === 'open' && tour !== null && !thanks;
  return (
    <section className="measure py-12 sm:py-16">
      <div className="max-w-[42rem] rounded-card border border-mist bg-sheet p-6 sm:p-10">
        {isOpen ? (
          <>
            <PageHeading
              eyebrow={travelledText(travelledIn)}
              title={`How was ${tour.title}?`}
              lead="A few honest lines, good or bad, help the next travellers to choose. Everybody reads that you travelled with us."
            />
            <InvitedReviewForm token={params.token} tour={tour} pictures={pictures} onSent={setThanks} />
          </>
        ) : (
          <>
            <PageHeading
              eyebrow="Your trip"
              {...(thanks ? { title: 'Thank you', lead: thanks } : DEAD[state === 'open' ? 'used' : state])}
            />
            <p className="mt-6 flex flex-wrap gap-x-6">
              {tour && (
                <WayOn to={`${href('/tours/:id', { id: tour.slug })}#reviews`}>Read what others say</WayOn>
              )}
              {!thanks && <WayOn to={href('/contact')}>Write to us</WayOn>}
              <WayOn to={href('/tours')}>Look at our tours</WayOn>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function WayOn({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center text-link">
      {children}
    </Link>
  );
}
