import { ImageOff, Pencil, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { href, Link } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import { formatRupees } from '../../../../../contracts/format-rupees.ts';
import type { ManagedTourRow } from '../../../../../contracts/tours/manage-tours.contract.ts';
import type { TourStatus } from '../../../../../contracts/tours/tour-terms.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { nearMoment } from '../../near-day.ts';
import { previewPath } from '../tour-address.ts';
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
  const mayWrite = useMay('write-tours');
  return (
    <li className="group relative grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-mist py-1 pr-1 pl-2 last:border-b-0 hover:bg-sunken has-data-popup-open:bg-sunken @max-[16rem]:grid-cols-[minmax(0,1fr)_auto] @min-[46rem]:grid-cols-[3.75rem_minmax(0,1fr)_17rem_auto] @min-[60rem]:grid-cols-[3.75rem_minmax(0,1fr)_22rem_auto]">
      {/* A grid item is needed: <Picture> renders no element of its own. */}
      <div className="@max-[16rem]:hidden">
        {picture.url === '' ? (
          <div className="grid aspect-[3/2] w-full place-items-center rounded-field border border-dashed border-edge text-ink-soft">
            <ImageOff className="size-5" />
            <span className="sr-only">No picture yet</span>
          </div>
        ) : (
          <Picture
            picture={picture}
            alt=""
            sizes="60px"
            onFailure={() => setFailed(picture.url)}
            className="aspect-[3/2] w-full rounded-field"
          />
        )}
      </div>
      <div className="min-w-0">
        <Link
          to={mayWrite ? editPath : previewPath(tour._id)}
          aria-label={mayWrite ? `Edit ${title}` : `See ${title}`}
          title={title}
          dir="auto"
          className="covers-row line-clamp-2 leading-snug @max-[16rem]:line-clamp-none font-semibold wrap-anywhere @min-[46rem]:line-clamp-1"
        >
          {title}
        </Link>
        <p className="truncate text-sm text-ink-soft">
          {[city, duration].filter(Boolean).join(' · ') || 'No city and no duration yet'}
        </p>
        {failed === picture.url && (
          <p className="text-sm font-medium text-rhododendron">Its picture does not load.</p>
        )}
      </div>
      <dl className="col-span-2 col-start-2 row-start-2 flex flex-wrap items-center gap-x-3 text-sm @max-[16rem]:col-start-1 @min-[46rem]:col-span-1 @min-[46rem]:col-start-3 @min-[46rem]:row-start-1 @min-[46rem]:grid @min-[46rem]:grid-cols-[5.5rem_4.5rem_minmax(0,1fr)]">
        <Fact label="Status">
          <TourStatusMark status={status} />
        </Fact>
        <Fact label="Price" className="@min-[46rem]:row-span-2">
          {tour.discountprice === null ? (
            <span className="text-ink-soft">No price yet</span>
          ) : (
            <span className="font-semibold">{formatRupees(tour.discountprice)}</span>
          )}
          {tour.price !== null && (tour.discount ?? 0) > 0 && (
            <s className="block text-ink-soft @max-[46rem]:hidden">{formatRupees(tour.price)}</s>
          )}
        </Fact>
        <Fact label="Enquiries" className={enquiries === 0 ? '@max-[46rem]:hidden' : ''}>
          {enquiries === 0 ? (
            'No enquiries'
          ) : (
            <Link
              to={`${href('/admin/bookings')}?${new URLSearchParams({ q: title })}`}
              className="relative z-10 text-link after:absolute after:-inset-x-2 after:-inset-y-3"
            >
              {countOf(enquiries, 'enquiry', 'enquiries')}
            </Link>
          )}
        </Fact>
        {tour.featured && (
          <Fact label="Home page">
            <span className="flex items-center gap-1.5">
              <Star className="size-3.5 text-teesta" />
              Featured
            </span>
          </Fact>
        )}
        <Fact label="Last changed" className="truncate @max-[60rem]:hidden @min-[60rem]:col-start-3">
          <span className="text-ink-soft">Changed {nearMoment(updatedAt)}</span>
        </Fact>
      </dl>
      <div className="col-start-3 row-start-1 flex items-center @max-[16rem]:col-start-2 @min-[46rem]:col-start-4">
        {mayWrite && (
          <>
            {/* What a press anywhere in the row does. */}
            <span
              aria-hidden="true"
              className="flex items-center gap-2 px-3 text-sm font-semibold text-pine group-hover:underline @max-[60rem]:hidden"
            >
              <Pencil className="size-4" />
              Edit
            </span>
            <span className="relative z-10">
              <TourMenu tour={tour} onDelete={onDelete} />
            </span>
          </>
        )}
      </div>
    </li>
  );
}

type FactProps = { label: string; className?: string; children: ReactNode };

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
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
