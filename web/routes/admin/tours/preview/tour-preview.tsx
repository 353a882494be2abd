import { Pencil } from 'lucide-react';
import { href } from 'react-router';
import { CONTENT_CALLS } from '../../../../../contracts/calls/content-calls.ts';
import { isMonthDay } from '../../../../../contracts/dossier/month-day.ts';
import { readTypedNumber } from '../../../../../contracts/fields/typed-number.ts';
import { todayInIndia } from '../../../../../contracts/india-time.ts';
import type { GalleryPicture } from '../../../../../contracts/media.contract.ts';
import type { ManagedStop, Stop, TourStop } from '../../../../../contracts/stops/stops.contract.ts';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { pageContent } from '../../../../features/page-content/page-content.ts';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { browserClient } from '../../../../features/session/visitor-api.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { TourPage } from '../../../tours/tour-page/tour-page.tsx';
import { readNumbers } from '../../records/typed-values.ts';
import { staffApi } from '../../staff-api.ts';
import { LoadFailed } from '../../staff-page/load-failed.tsx';
import { logFailure } from '../../staff-page/log-failure.ts';
import { NoAccess } from '../../staff-page/no-access.tsx';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { useAnswerOfCurrentUser } from '../../staff-page/use-answer-of-current-user.ts';
import { toDossierBody } from '../form/dossier/dossier-values.ts';
import { plainPicture } from '../form/pictures/plain-picture.ts';
import { tourDrafts } from '../form/tour-draft.ts';
import type { TourForm } from '../form/tour-form-values.ts';
import { isSameForm, toForm } from '../form/tour-form-values.ts';
import { NEW_TOUR, withEditor } from '../tour-address.ts';
import { TOUR_STATUS_LABELS } from '../tour-status-labels.ts';
import type { Route } from './+types/tour-preview.ts';

const NOTHING_YET = {
  _id: 'new',
  slug: 'new',
  avgRating: null,
  reviewCount: 0,
  reviews: [],
  ratingCounts: [0, 0, 0, 0, 0],
  reviewsCursor: null,
  roads: [],
  takenSeats: [],
  team: [],
} satisfies Partial<TourDetail>;
const dayOf = (typed: string) => readTypedNumber(typed) ?? 0;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Preview');

async function loadStored(id: string): Promise<ManagedTour | null> {
  if (id !== NEW_TOUR) return (await staffApi.getManagedTour({ params: { id } })).data;
  await staffApi.listManagedTours({ query: { limit: 1 } });
  return null;
}

/** Needed for the names of places that are chosen but not saved. Null if they fail to load. */
async function loadPlaces(): Promise<ManagedStop[] | null> {
  try {
    return (await staffApi.listManagedStops()).data;
  } catch (error) {
    logFailure('Failed to load the places', error);
    return null;
  }
}

/** Asks the server even for an unsaved tour, because the server checks the permission. */
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => {
    // Comes first: a user without access to the tour has none to the places either, which is not a failure.
    const stored = await loadStored(params.id);
    const { figures } = await pageContent(browserClient(CONTENT_CALLS), 'policies');
    return { stored, figures, places: await loadPlaces() };
  });

export function HydrateFallback() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="mt-8 h-96 w-full" />
    </div>
  );
}

export default function TourPreview({ loaderData, params }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  if (answer.access === 'failed') return <LoadFailed text="Failed to load tour data." {...answer.failure} />;
  if (answer.access !== 'granted') return <NoAccess access={answer.access} />;
  const { stored, places, figures } = answer.data;
  const typed = tourDrafts.load(params.id)?.form;
  const form = typed ?? (stored && toForm(stored));
  return (
    <>
      <Notice tone="info" className="mb-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{bannerText(stored, typed !== undefined && !(stored && isSameForm(typed, toForm(stored))))}</p>
          <ButtonLink
            to={`${href('/admin/manage-tours')}${withEditor(new URLSearchParams(), params.id)}`}
            variant="secondary"
          >
            <Pencil className="size-4" />
            Edit
          </ButtonLink>
        </div>
      </Notice>
      <div className="[&>.measure]:w-auto!">
        {form && (
          <TourPage
            tour={withStoredPhoto(previewTour(form, stored, places), stored)}
            related={[]}
            figures={figures}
            today={todayInIndia()}
            isPreview
          />
        )}
      </div>
    </>
  );
}

function bannerText(stored: ManagedTour | null, hasUnsaved: boolean): string {
  const status = stored ? TOUR_STATUS_LABELS[stored.status].toLowerCase() : 'not saved yet';
  const unsaved = stored && hasUnsaved ? ', with your changes that are not saved' : '';
  return `Preview: this tour is ${status}${unsaved}. Nobody but staff sees this page.`;
}

/** The stored tour has the details of a typed photo. */
function withStoredPhoto<T extends ReturnType<typeof previewTour>>(tour: T, stored: ManagedTour | null): T {
  if (!stored || stored.photo !== tour.photo) return tour;
  return {
    ...tour,
    picture: stored.picture,
    pictures: tour.pictures.length > 1 ? tour.pictures : stored.pictures,
  };
}

/** Includes unsaved edits. `places`: all of them; null if they failed to load. */
function previewTour(form: TourForm, stored: ManagedTour | null, places: readonly Stop[] | null): TourDetail {
  const told = form.pictures.map((picture) => ({ ...picture, alt: form.alts[picture._id] ?? picture.alt }));
  const pictures: GalleryPicture[] = told.length > 0 ? told : [plainPicture(form.photo)];
  const [cover = plainPicture('')] = pictures;
  const { city, address, duration, desc, featured, ...read } = readNumbers(form);
  return {
    ...NOTHING_YET,
    ...stored,
    ...{ city, address, duration, desc, featured },
    title: form.title || 'A tour without a title',
    distance: read.distance ?? 0,
    price: read.price || (read.discountprice ?? 0),
    discountprice: read.discountprice || (read.price ?? 0),
    discount: read.discount ?? 0,
    maxGroupSize: read.maxGroupSize ?? 0,
    photo: cover.url,
    picture: cover,
    pictures,
    ...dossierOf(form),
    stops: places ? stopsOf(form, places) : (stored?.stops ?? []),
    itinerary: read.itinerary.map((day) => ({ ...day, day: dayOf(day.day) })),
  };
}

function dossierOf(form: TourForm) {
  const { pricing, departures, ...dossier } = readNumbers(toDossierBody(form));
  const seasons = withAll(pricing.seasons, 'extra');
  return {
    ...dossier,
    pricing: {
      ...pricing,
      parties: withAll(pricing.parties, 'people', 'perPerson'),
      seasons: seasons.filter(({ from, to }) => isMonthDay(from) && isMonthDay(to)),
      childRates: withAll(pricing.childRates, 'fromAge', 'toAge', 'percent'),
      fees: withAll(pricing.fees, 'perPerson', 'nights'),
    },
    departures: withAll(departures, 'seats'),
  };
}

/** The rows in which none of these numbers is missing. */
function withAll<Row, Name extends keyof Row>(rows: readonly Row[], ...names: Name[]) {
  return rows.filter((row): row is Row & Record<Name, number> => names.every((name) => row[name] !== null));
}

function stopsOf(form: TourForm, places: readonly Stop[]): TourStop[] {
  return form.stops.flatMap(({ stop, day }) => {
    const found = places.find(({ _id }) => _id === stop);
    return found ? [{ ...found, day: dayOf(day) }] : [];
  });
}
