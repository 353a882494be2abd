import { useEffect, useState } from 'react';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { StatusMail } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { ENQUIRY_TRANSITIONS, type EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import type { DeskMoney } from '../../../../../contracts/money/money.contract.ts';
import { failureReason } from '../../../../features/failures/failure-text.ts';
import { MailFrame } from '../../../../features/mail-frame/mail-frame.tsx';
import { useMay } from '../../../../features/session/use-may.ts';
import { lazyPart } from '../../../../lib/loading/lazy-part.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { useMailHealth } from '../../mail/health/use-mail-health.ts';
import { canCancel } from '../../money/money-words.ts';
import { staffApi } from '../../staff-api.ts';
import type { LoadFailure } from '../../staff-page/staff-access.ts';
import { MOVE } from '../desk-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useDeskChanges } from '../use-desk-changes.ts';

const CancelTripDialog = lazyPart(
  () => import('../../money/deeds/cancel-trip-dialog.tsx'),
  'CancelTripDialog',
);

const FORWARD: readonly EnquiryStatus[] = ['contacted', 'confirmed', 'completed'];

const TOLD: readonly EnquiryStatus[] = ['confirmed', 'completed', 'cancelled'];

type StepsProps = { enquiry: DeskEnquiry; money: DeskMoney };

export function StatusSteps({ enquiry, money }: StepsProps) {
  const { setStatus } = useDeskChanges();
  const [asked, setAsked] = useState<EnquiryStatus>();
  const [isSettling, setSettling] = useState(false);
  const { status, deletedAt } = enquiry;
  const mayWork = useMay('work-on-enquiries');
  const mayManage = useMay('manage-money');
  const steps = deletedAt === null && mayWork ? ENQUIRY_TRANSITIONS[status] : [];

  const step = (to: EnquiryStatus, tellTraveller = false) =>
    setStatus(enquiry, to, { tellTraveller, of: '' });

  async function choose(to: EnquiryStatus) {
    if (to === 'cancelled' && mayManage && canCancel(money)) setSettling(true);
    else await go(to);
  }

  async function go(to: EnquiryStatus) {
    if (TOLD.includes(to) && enquiry.userEmail) setAsked(to);
    else await step(to);
  }

  return (
    <section
      aria-label="Status"
      data-part="status"
      className="flex flex-wrap items-center gap-2 border-t border-mist px-4 py-2"
    >
      <p className="mr-2 font-semibold">
        <StatusBadge status={status} />
      </p>
      {steps.map((to, place) => (
        <ActionButton
          key={to}
          variant={place === 0 && FORWARD.includes(to) ? 'primary' : 'secondary'}
          onPress={() => choose(to)}
          className="px-3.5"
        >
          {MOVE[to]}
        </ActionButton>
      ))}
      {isSettling && (
        <CancelTripDialog
          enquiryId={enquiry._id}
          money={money}
          onClose={() => setSettling(false)}
          onStatusOnly={() => {
            setSettling(false);
            void go('cancelled');
          }}
        />
      )}
      {asked && (
        <TellStatus
          enquiry={enquiry}
          to={asked}
          onStep={(tellTraveller) => step(asked, tellTraveller)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

type Props = {
  enquiry: DeskEnquiry;
  to: EnquiryStatus;
  onStep: (tellTraveller: boolean) => Promise<unknown>;
  onClose: () => void;
};

function TellStatus({ enquiry, to, onStep, onClose }: Props) {
  const { _id, fullName, userEmail } = enquiry;
  const isMailSetUp = useMailHealth()?.isSmtpSet !== false;
  const [preview, setPreview] = useState<StatusMail>();
  const [failure, setFailure] = useState<LoadFailure>();
  const [busy, setBusy] = useState<'telling' | 'silent'>();

  useEffect(() => {
    let isClosed = false;
    staffApi
      .previewStatusMail({ params: { id: _id }, query: { to } })
      .then(({ data }) => !isClosed && setPreview(data))
      .catch((error) => !isClosed && setFailure({ reason: failureReason(error) }));
    return () => {
      isClosed = true;
    };
  }, [_id, to]);

  async function step(tellTraveller: boolean) {
    setBusy(tellTraveller ? 'telling' : 'silent');
    await onStep(tellTraveller);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={`${MOVE[to]}: tell ${fullName}?`} busy={busy !== undefined}>
      <p className="mb-3 wrap-anywhere text-ink-soft">
        To <span className="text-ink">{fullName}</span>, {userEmail}
      </p>
      {!isMailSetUp && (
        <p className="mb-3 font-medium">Mail is not set up: it is written to a file, and nobody gets it.</p>
      )}
      {failure && (
        <p className="mb-3 font-medium text-rhododendron">Failed to make the preview. {failure.reason}</p>
      )}
      {preview && (
        <>
          <p className="mb-3 font-semibold wrap-anywhere">{preview.subject}</p>
          <MailFrame html={preview.html} title="The mail as it would go out" startsNarrow />
        </>
      )}
      {!preview && !failure && <Skeleton className="h-64 w-full" />}
      <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 flex flex-wrap justify-end gap-3 border-t border-mist bg-sheet px-5 py-3 sm:-mx-8 sm:-mb-8 sm:px-8">
        <Button
          variant="quiet"
          aria-disabled={busy !== undefined || undefined}
          onClick={() => !busy && onClose()}
        >
          Leave it as it is
        </Button>
        <Button variant="secondary" busy={busy === 'silent'} onClick={() => !busy && void step(false)}>
          Change without a mail
        </Button>
        {preview && (
          <Button busy={busy === 'telling'} onClick={() => !busy && void step(true)}>
            Change and send
          </Button>
        )}
      </div>
    </Dialog>
  );
}
