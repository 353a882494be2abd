import { useEffect, useState } from 'react';
import { countPeople } from '../../../../../contracts/count-of.ts';
import { readTypedNumber } from '../../../../../contracts/fields/typed-number.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { Cancellation } from '../../../../../contracts/money/money.contract.ts';
import { MONEY_LIMITS } from '../../../../../contracts/money/money-terms.ts';
import { draftStore } from '../../../../features/drafts/draft-store.ts';
import { failureReason, fieldFaults } from '../../../../features/failures/failure-text.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { FormDialog } from '../../actions/form-dialog.tsx';
import { Sum } from '../../quotes/quote-sums.tsx';
import { staffApi } from '../../staff-api.ts';
import type { MoneyDeedProps } from './money-deed.tsx';
import { whatFollows } from './what-follows.ts';

const NOTHING = 'Nothing is due any more: there is nothing to cancel but the enquiry.';
const FAILED = 'Failed to work out what comes back.';

type Props = MoneyDeedProps & {
  /** Leaves the money as it is. */
  onStatusOnly?: () => void;
};

export function CancelTripDialog({ enquiryId, money, onClose, onStatusOnly }: Props) {
  const everybody = money.agreement?.people ?? 0;
  const draftName = `desk:cancel:${enquiryId}`;
  const [begun] = useState(() => draftStore.load(draftName));
  const [people, setPeople] = useState(begun?.people ?? String(everybody));
  const [typedRefund, setRefund] = useState(begun?.refund ?? '');
  const { shown, fault } = useCancellation(enquiryId, people);
  const refund = typedRefund.trim() === '' ? (shown?.refund ?? null) : paiseOf(typedRefund);
  return (
    <FormDialog
      title="Cancel the trip"
      draftName={draftName}
      confirm="Cancel the trip"
      cancel="Keep it"
      isGrave
      call={({ people: who = '', refund: back = '', reason = '' }, idempotencyKey) =>
        staffApi.cancelTrip({
          params: { id: enquiryId },
          body: { people: who || null, refund: back.trim() || null, reason },
          idempotencyKey,
        })
      }
      failed="Failed to cancel the trip"
      done="Cancelled. What comes back is to be paid."
      onClose={onClose}
    >
      {money.waiting > 0 && (
        <Notice tone="info">
          {formatPaise(money.waiting)} waits to be verified. Decide on it first: it changes what comes back.
        </Notice>
      )}
      <TextField
        name="people"
        label={`How many cancel, of ${everybody}`}
        inputMode="numeric"
        maxLength={3}
        defaultValue={String(everybody)}
        onInput={({ currentTarget }) => setPeople(currentTarget.value)}
        autoComplete="off"
      />
      {fault ? (
        <Notice tone="error" role="alert">
          {fault}
        </Notice>
      ) : shown ? (
        <LadderSums shown={shown} />
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
      <TextField
        name="refund"
        label={shown?.refund === null ? 'What comes back (₹)' : 'What comes back instead (₹)'}
        inputMode="decimal"
        maxLength={20}
        onInput={({ currentTarget }) => setRefund(currentTarget.value)}
        autoComplete="off"
        hint={shown && hintOf(shown)}
      />
      <TextAreaField name="reason" label="Why" rows={3} maxLength={MONEY_LIMITS.reason} />
      {shown && !fault && refund !== null && (
        <section aria-label="What follows" className="rounded-field bg-sunken p-4" aria-live="polite">
          <h3 className="font-semibold">What follows</h3>
          <ul className="mt-1 list-disc pl-5">
            {whatFollows(money, shown, refund).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {onStatusOnly && (
        <button
          type="button"
          onClick={onStatusOnly}
          className="flex min-h-11 w-fit items-center text-left text-link"
        >
          Only mark the enquiry cancelled, and leave the money as it is
        </button>
      )}
    </FormDialog>
  );
}

const hintOf = ({ refund, maxRefund }: Cancellation) =>
  `${refund === null ? '' : 'Left empty, by the policy. '}At most ${formatPaise(maxRefund)}.`;

function paiseOf(typed: string): number | null {
  const rupees = readTypedNumber(typed, 'rupees');
  return rupees === undefined ? null : Math.round(rupees * 100);
}

function LadderSums({ shown: { people, share, deductedPercent, charge, refund } }: { shown: Cancellation }) {
  return (
    <dl className="grid gap-1 tabular-nums">
      <Sum name={`Share of ${countPeople(people)}`}>{formatPaise(share)}</Sum>
      {deductedPercent === null || charge === null || refund === null ? (
        <Sum name="By the policy">states no deduction</Sum>
      ) : (
        <>
          <Sum name={`Kept by the policy today (${deductedPercent}%)`}>{formatPaise(charge)}</Sum>
          <Sum name="Comes back" isStrong>
            {formatPaise(refund)}
          </Sum>
        </>
      )}
    </dl>
  );
}

/** Asked again as it is typed; a late answer to what is typed no more is dropped. */
function useCancellation(enquiryId: string, people: string) {
  const [shown, setShown] = useState<Cancellation>();
  const [fault, setFault] = useState<string>();
  const who = people.trim();

  useEffect(() => {
    let isLeft = false;
    staffApi
      .previewCancellation({ params: { id: enquiryId }, query: who ? { people: who } : {} })
      .then(({ data }) => {
        if (isLeft) return;
        setShown(data ?? undefined);
        setFault(data ? undefined : NOTHING);
      })
      .catch((error) => !isLeft && setFault(fieldFaults(error).people ?? failureReason(error) ?? FAILED));
    return () => {
      isLeft = true;
    };
  }, [enquiryId, who]);

  return { shown, fault };
}
