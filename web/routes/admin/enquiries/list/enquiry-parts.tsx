import { Trash2 } from 'lucide-react';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { partySizeText } from '../../../../../contracts/enquiries/party-size-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { SpamReasonsList } from '../../../../features/spam/spam-reasons-list.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { useSinglePress } from '../../actions/use-single-press.ts';
import type { RowParts } from '../../lists/desk-row.tsx';
import { dayAndYear, nearMoment } from '../../near-day.ts';
import { SOURCE } from '../desk-texts.ts';
import { NotSpamButton } from '../not-spam-button.tsx';

export function enquiryParts(enquiry: DeskEnquiry) {
  const { reference, fullName, tourName, guestSize, bookAt, createdAt, owner, source, spam } = enquiry;
  const [when, year] = bookAt ? dayAndYear(bookAt) : [travelText(enquiry), ''];
  return {
    who: fullName,
    origin: (
      <>
        <span className="tabular-nums">{reference}</span> · {nearMoment(createdAt)}
        {source !== 'site' && ` · ${SOURCE[source]}`}
      </>
    ),
    what: tourName,
    when: (
      <>
        {when}
        <span className="hidden @min-[46rem]:inline">
          {year} · {partySizeText(guestSize)}
        </span>
      </>
    ),
    owner,
    clock: enquiry,
    due: enquiry,
    more: spam && (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1">
        <SpamReasonsList mark={spam} />
        <NotSpamButton enquiry={enquiry} />
      </div>
    ),
  } satisfies RowParts & { more: unknown };
}

type DeleteProps = { fullName: string; deleting: ReturnType<typeof useSinglePress>; className?: string };

export function DeleteEnquiry({ fullName, deleting: { isBusy, isIdle, press }, className }: DeleteProps) {
  if (!useMay('work-on-enquiries')) return null;
  return (
    <button
      type="button"
      onClick={press}
      aria-disabled={!isIdle || undefined}
      aria-busy={isBusy || undefined}
      aria-label={`Delete the enquiry of ${fullName}`}
      className={classNames(
        'grid size-11 place-items-center rounded-full text-ink-soft hover:bg-error-ground hover:text-rhododendron',
        className,
      )}
    >
      <Trash2 className="size-5" />
    </button>
  );
}
