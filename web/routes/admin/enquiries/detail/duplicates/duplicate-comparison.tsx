import { Merge } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { countPeople } from '../../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import { formatDay, formatMoment } from '../../../../../../contracts/india-time.ts';
import { ActionButton } from '../../../actions/action-button.tsx';
import { useRefresh } from '../../../actions/use-refresh.ts';
import { useTellFailure } from '../../../actions/use-tell-failure.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { deskApi } from '../../desk-api.ts';
import { SOURCE, STATUS } from '../../desk-texts.ts';
import { formatPhone } from '../../format-phone.ts';
import { useDeskChanges } from '../../use-desk-changes.ts';

const ROWS: [label: string, of: (enquiry: DeskEnquiry) => string][] = [
  ['Name', (enquiry) => enquiry.fullName],
  ['Phone', (enquiry) => formatPhone(enquiry.phone)],
  ['Email', (enquiry) => enquiry.userEmail],
  ['Tour', (enquiry) => enquiry.tourName],
  ['Travel date', (enquiry) => formatDay(enquiry.bookAt)],
  ['Party', (enquiry) => countPeople(enquiry.guestSize)],
  ['Status', (enquiry) => STATUS[enquiry.status].text],
  ['Source', (enquiry) => SOURCE[enquiry.source]],
  ['Received', (enquiry) => formatMoment(enquiry.createdAt)],
];

/** Two enquiries side by side, what differs set off, and the way to make them one. */
export function DuplicateComparison({ enquiry, other }: { enquiry: DeskEnquiry; other: DeskEnquiry }) {
  const refresh = useRefresh();
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  const { offerOf } = useDeskChanges();
  const elder = [enquiry, other].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))[0] ?? enquiry;

  async function merge() {
    try {
      const { data } = await deskApi.mergeEnquiries({
        params: { id: enquiry._id },
        body: { otherId: other._id },
      });
      showToast({ text: `Merged into ${data.reference}.`, ...offerOf(data.undoId) });
      if (data._id === enquiry._id) await refresh();
      else await navigate(`/admin/bookings/${data._id}`);
    } catch (error) {
      await tellFailure('Failed to merge the enquiries', error);
    }
  }

  return (
    <div className="grid gap-3">
      <table className="w-full table-fixed border-collapse text-left text-[0.9375rem]">
        <thead>
          <tr className="border-b border-edge align-bottom">
            <td className="w-[28%] py-2" />
            <th scope="col" className="py-2 pr-3 font-semibold">
              This one
            </th>
            <th scope="col" className="py-2 font-semibold">
              <Link to={`/admin/bookings/${other._id}`} className="text-link">
                {other.reference}
              </Link>
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, of]) => (
            <ComparedRow key={label} label={label} one={of(enquiry)} two={of(other)} />
          ))}
        </tbody>
      </table>
      <ActionButton variant="secondary" icon={Merge} onPress={merge} className="justify-self-start">
        Merge into {elder.reference}
      </ActionButton>
      <p className="text-sm text-ink-soft">
        The older one keeps its reference and shows the history of both. You can undo this.
      </p>
    </div>
  );
}

function ComparedRow({ label, one, two }: { label: string; one: string; two: string }) {
  const isSame = one === two;
  return (
    <tr className={`border-b border-mist align-top ${isSame ? 'text-ink-soft' : ''}`}>
      <th scope="row" className="py-1.5 pr-2 font-normal">
        {label}
        {!isSame && <span className="sr-only"> (differs)</span>}
      </th>
      <td className={`py-1.5 pr-3 wrap-anywhere ${isSame ? '' : 'font-semibold'}`}>{one || '–'}</td>
      <td className={`py-1.5 wrap-anywhere ${isSame ? '' : 'font-semibold'}`}>{two || '–'}</td>
    </tr>
  );
}
