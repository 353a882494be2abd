import { data, href, redirect } from 'react-router';
import { LIMITS, PLEASE_SIGN_IN } from '../../../../contracts/fields/field-limits.ts';
import { shortenText } from '../../../../contracts/fields/shorten-text.ts';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import type { PolicyFigures } from '../../../../contracts/policies/policy-figures.ts';
import { REVIEW_VIEWS } from '../../../../contracts/reviews/review-terms.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { PageApi } from '../../../api/page-api.ts';
import { apiContext } from '../../../api/page-api.ts';
import { pageRequestContext } from '../../../api/page-request-context.ts';
import { enquiryAction } from '../../../features/enquiry/enquiry-action.ts';
import { ENQUIRY_FORM } from '../../../features/enquiry/enquiry-body.ts';
import { loadFailure, partOr } from '../../../features/failures/failed-call.ts';
import { sendingAlert } from '../../../features/failures/failure-alert.ts';
import { actionOf, formAction } from '../../../features/forms/form-action.ts';
import { pageContent } from '../../../features/page-content/page-content.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { tourSocialImage } from '../../../features/page-head/social-card.ts';
import { faqPage } from '../../../features/page-head/structured-data.ts';
import { tourProduct } from '../../../features/page-head/tour-structured-data.ts';
import { REVIEW_THANKS } from '../../../features/reviews/review-thanks.ts';
import { isSessionOver } from '../../../features/session/forget-session-on-401.ts';
import { type CardTour, cardOf } from '../../../features/tours/card/card-of.ts';
import { unlessOnlyTripChanges } from '../../../features/trip/trip-of-route.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import type { Route } from './+types/tour.ts';
import { REVIEW_FORM, reviewFaults, reviewOf } from './reviews/review-values.ts';
import { TourPage } from './tour-page.tsx';
import { fetchTourParts } from './tour-parts.ts';

const reviewAction = formAction(REVIEW_FORM, {
  async work({ api, values, params, call }) {
    const review = reviewOf(values);
    const faults = reviewFaults(review.reviewText);
    if (faults.reviewText) return { faults };
    const asked = { params: { id: params.id ?? '' }, body: review, formTraces: call.formTraces };
    const { message } = await api.writeReview(asked);
    return { said: { text: message ?? REVIEW_THANKS, tone: 'success' }, values: {} };
  },
  failed: (error) =>
    isSessionOver(error)
      ? { text: PLEASE_SIGN_IN, tone: 'error', offerSignIn: true }
      : { ...sendingAlert(error, 'review'), tone: 'error' },
});

const NoTourData = lazyPart(() => import('./no-tour-data.tsx'), 'NoTourData');

type PageData =
  | { tour: TourDetail; related: CardTour[]; figures: PolicyFigures; today: string }
  | { tour: null; error?: string };

export const handle: PageHandle = {
  isPublic: true,
  parameters: ['reviews'],
  trip: 'prices',
  fetchParts: fetchTourParts,
};

export const action = actionOf({ [ENQUIRY_FORM]: enquiryAction, [REVIEW_FORM]: reviewAction });

export const shouldRevalidate = unlessOnlyTripChanges;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { reportError } = context.get(pageRequestContext);
  const today = todayInIndia();
  try {
    const { data: found } = await api.getTour({ params: { id: params.id } });
    // `request.url` ends in `.data` for navigations in the browser.
    const path = href('/tours/:id', { id: found.slug });
    if (url.pathname !== path) throw redirect(path + url.search, 301);
    const tour = await withReviewsAsAsked(api, found, url.searchParams.get('reviews'));
    const others = api.listRelatedTours({ params: { id: tour._id } });
    const [related, figures] = await Promise.all([
      partOr(
        others.then((answer) => answer.data.map(cardOf)),
        [],
        reportError,
      ),
      policyFigures(api, today),
    ]);
    return data<PageData>({ tour, related, figures, today });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof ApiError && error.status === 404)
      return data<PageData>({ tour: null }, { status: 404 });
    const { text, status } = loadFailure(error, reportError);
    return data<PageData>({ tour: null, error: text }, { status });
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const tour = loaderData?.tour;
  if (!tour) return pageMeta(matches, 'No tour data found', undefined, { isMissing: true });
  return pageMeta(matches, tour.title, firstSentences(tour.desc), {
    trail: [
      ['Tours', href('/tours')],
      [tour.title, href('/tours/:id', { id: tour.slug })],
    ],
    image: tourSocialImage(tour),
    structured: import.meta.env.SSR
      ? (site) => [tourProduct(site, tour), ...(tour.questions.length > 0 ? [faqPage(tour.questions)] : [])]
      : undefined,
  });
};

export default function Tour({ loaderData }: Route.ComponentProps) {
  if (!loaderData.tour) return <NoTourData error={loaderData.error} />;
  const { tour, related, figures, today } = loaderData;
  return <TourPage key={tour._id} {...{ tour, related, figures, today }} />;
}

async function withReviewsAsAsked(api: PageApi, tour: TourDetail, asked: string | null): Promise<TourDetail> {
  const view = REVIEW_VIEWS.find((one) => one === asked);
  if (!view) return tour;
  const query = { view, limit: LIMITS.reviewsWithTour };
  const { data: reviews, nextCursor } = await api.listTourReviews({ params: { id: tour._id }, query });
  return { ...tour, reviews, reviewsCursor: nextCursor };
}

/** Required: without them the page would promise a refund that is not due. */
async function policyFigures(api: PageApi, today: string): Promise<PolicyFigures> {
  const { figures } = await pageContent(api, 'policies');
  return { ...figures, seasonStarts: figures.seasonStarts.filter(({ day }) => day >= today) };
}

function firstSentences(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 160) return line;
  const cut = line.lastIndexOf(' ', 157);
  return `${cut < 0 ? shortenText(line, 158) : line.slice(0, cut)}…`;
}
