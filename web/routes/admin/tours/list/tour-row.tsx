import { ImageOff, Pencil, Star } from 'lucide-react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import { formatRupees } from '../../../../../contracts/format-rupees.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { ManagedTourRow } from '../../../../../contracts/tours/manage-tours.contract.ts';
import type { TourStatus } from '../../../../../contracts/tours/tour-terms.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { TOUR_STATUS_LABELS } from '../tour-status-labels.ts';
import { TourMenu } from './tour-menu.tsx';

const DOTS: Record<TourStatus, string> = {
  published: 'bg-success',
  draft: 'bg-marigold',
  archived: 'bg-edge',
};

type Props = {
  tour: ManagedTourRow;
  editPath: string;
  onDelete: () => void;
};

export function TourRow({ tour, editPath, onDelete }: Props) {
  const { title, city, duration, status, enquiries, updatedAt, picture } = tour;
  const [failed, setFailed] = useState<string>();
  return (
    <li className="grid grid-cols-[min(5.5rem,25vw)_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-mist py-4 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:items-center">
      {/* A grid item is needed: <Picture> renders no element of its own. */}
      <div className="self-start">
        {picture.url === '' ? (
          <div className="grid aspect-[3/2] w-full place-items-center rounded-field border border-dashed border-edge text-ink-soft">
            <ImageOff className="size-5" />
            <span className="sr-only">No picture yet</span>
          </div>
        ) : (
          <Picture
            picture={picture}
            alt=""
            sizes="104px"
            onFailure={() => setFailed(picture.url)}
            className="aspect-[3/2] w-full rounded-field"
          />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="text-lg leading-snug font-semibold wrap-anywhere">
          <Link to={editPath} className="hover:text-teesta hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-0.5 text-ink-soft">
          {[city, duration].filter(Boolean).join(' · ') || 'No city and no duration yet'}
        </p>
        {failed === picture.url && (
          <p className="mt-1 text-sm font-medium text-rhododendron">Its picture does not load.</p>
        )}
        <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Fact label="Status">
            <TourStatusMark status={status} />
          </Fact>
          {tour.featured && (
            <Fact label="Home page">
              <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
                <Star className="size-4 text-teesta" />
                Featured
              </span>
            </Fact>
          )}
          <Fact label="Price">
            {tour.discountprice === null ? (
              <span className="text-ink-soft">No price yet</span>
            ) : (
              <span className="font-semibold">{formatRupees(tour.discountprice)}</span>
            )}
            {tour.price !== null && (tour.discount ?? 0) > 0 && (
              <s className="ml-1.5 inline-block text-ink-soft">{formatRupees(tour.price)}</s>
            )}
          </Fact>
          <Fact label="Enquiries">
            {enquiries === 0 ? (
              'No enquiries'
            ) : (
              <Link
                to={`${href('/admin/bookings')}?${new URLSearchParams({ q: title })}`}
                className="text-link"
              >
                {countOf(enquiries, 'enquiry', 'enquiries')}
              </Link>
            )}
          </Fact>
          <Fact label="Last changed">
            <span className="text-ink-soft">Changed {formatMoment(updatedAt)}</span>
          </Fact>
        </dl>
      </div>
      <div className="col-span-2 flex items-center justify-end gap-2 sm:col-span-1">
        <ButtonLink to={editPath} variant="secondary" aria-label={`Edit ${title}`} className="max-sm:flex-1">
          <Pencil className="size-4" />
          Edit
        </ButtonLink>
        <TourMenu tour={tour} onDelete={onDelete} />
      </div>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="inline-flex items-center">
      <dt className="sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function TourStatusMark({ status }: { status: TourStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${DOTS[status]}`} />
      {TOUR_STATUS_LABELS[status]}
    </span>
  );
}
