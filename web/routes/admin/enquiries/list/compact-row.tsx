import { countPeople } from '../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { SpamReasonsList } from '../../../../features/spam/spam-reasons-list.tsx';
import { DeskRow } from '../../lists/desk-row.tsx';
import { nearMoment } from '../../near-day.ts';
import { SOURCE } from '../desk-texts.ts';
import { NotSpamButton } from '../not-spam-button.tsx';
import { useEnquiryAddress } from '../place/use-enquiry-address.ts';
import { StatusBadge } from '../status-badge.tsx';
import { RowMenu } from './row-menu.tsx';

export type RowProps = {
  enquiry: DeskEnquiry;
  isFirst: boolean;
  /** It stands beside the list. */
  isOpen: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onDelete: () => Promise<void>;
};

/** One enquiry on two lines. */
export function CompactRow({ enquiry, isFirst, isOpen, isChosen, onToggle, onDelete }: RowProps) {
  const { _id, reference, fullName, tourName, guestSize, createdAt, status, owner, source } = enquiry;
  const addressOf = useEnquiryAddress();
  return (
    <DeskRow
      id={_id}
      to={addressOf(_id)}
      linkId={isFirst ? 'first-enquiry' : undefined}
      isOpen={isOpen}
      isChosen={isChosen}
      box={
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={onToggle}
            aria-label={`Choose the enquiry of ${fullName}, ${reference}`}
            className="size-5 accent-action"
          />
        </label>
      }
      who={fullName}
      origin={
        <>
          <span className="tabular-nums">{reference}</span> · {nearMoment(createdAt)}
          {source !== 'site' && ` · ${SOURCE[source]}`}
        </>
      }
      what={tourName}
      when={
        <>
          {travelText(enquiry)}
          <span className="desk-row-party"> · {countPeople(guestSize)}</span>
        </>
      }
      status={<StatusBadge status={status} />}
      owner={owner}
      clock={enquiry}
      due={enquiry}
      menu={<RowMenu enquiry={enquiry} onDelete={onDelete} />}
      more={
        enquiry.spam && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1">
            <SpamReasonsList mark={enquiry.spam} />
            <NotSpamButton enquiry={enquiry} />
          </div>
        )
      }
    />
  );
}
