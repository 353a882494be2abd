import { href, Link } from 'react-router';
import { PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { ApiError } from '../../api/api-error.ts';
import { apiContext } from '../../api/page-api.ts';
import { failureAlert } from '../../features/failures/failure-alert.ts';
import { actionOf, formAction } from '../../features/forms/form-action.ts';
import { useFormAnswer } from '../../features/forms/form-answer.ts';
import { FormAnswerNotice } from '../../features/forms/form-answer-notice.tsx';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { SAVE_FORM } from '../../features/saved-tours/save-form.tsx';
import { SavedTourList } from '../../features/saved-tours/saved-tour-list.tsx';
import { pathWithNext } from '../../features/session/safe-next-path.ts';
import { type CardTour, cardOf } from '../../features/tours/card/card-of.ts';
import { unlessOnlyTripChanges } from '../../features/trip/trip-of-route.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Route } from './+types/saved.ts';

const SHOWN = 50;
/** Redirects to the tours in the address: the page itself is the same for everybody. */
const savedAction = formAction(SAVE_FORM, {
  async work({ api, values: { tour: id } }) {
    if (id) await api.saveTour({ params: { id } });
    const { data: tours } = await api.listSavedTours();
    const ids = tours.slice(0, SHOWN).map((tour) => tour._id);
    return { to: `${href('/saved')}?${new URLSearchParams({ tours: ids.join(',') })}` };
  },
  failed: (error) =>
    error instanceof ApiError && error.status === 401
      ? { text: PLEASE_SIGN_IN, detail: 'Sign in above, then press the heart again.', tone: 'error' }
      : { ...failureAlert(error), tone: 'error' },
});

export const handle: PageHandle = {
  isPublic: true,
  isHidden: true,
  parameters: ['tours'],
  trip: 'prices',
};

export const action = actionOf({ [SAVE_FORM]: savedAction });

export const shouldRevalidate = unlessOnlyTripChanges;

export async function loader({ url, context }: Route.LoaderArgs): Promise<CardTour[] | null> {
  const ids = url.searchParams.get('tours');
  if (!ids) return null;
  try {
    return (await context.get(apiContext).listTours({ query: { ids } })).data.map(cardOf);
  } catch (error) {
    // An address that somebody changed by hand.
    if (error instanceof ApiError && error.status === 400) return [];
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Saved tours');

export default function Saved({ loaderData: named }: Route.ComponentProps) {
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading title="Saved tours" />
      <p className="mt-3 max-w-[38rem] text-lead text-ink-soft">
        <span className="signed-in:hidden noscript:hidden">
          Kept in this browser.{' '}
          <Link to={pathWithNext('/login', href('/saved'))} className="text-link">
            Sign in
          </Link>{' '}
          to find them on your other devices too.
        </span>
        <span className="hidden noscript:inline">
          Without JavaScript they are kept with your account:{' '}
          <Link to={pathWithNext('/login', href('/saved'))} className="text-link">
            sign in
          </Link>
          .
        </span>
        <span className="signed-out:hidden">Kept with your account, on every device you sign in on.</span>
      </p>
      <FormAnswerNotice answer={useFormAnswer(SAVE_FORM)} className="mt-6 max-w-[38rem]" />
      <div className="mt-8 min-h-dvh sm:mt-10">
        <SavedTourList named={named} />
      </div>
    </div>
  );
}
