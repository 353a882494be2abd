import { type FormEvent, useEffect, useState } from 'react';
import { countPeople } from '../../../../../contracts/count-of.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { Cancellation } from '../../../../../contracts/money/money.contract.ts';
import { MONEY_LIMITS } from '../../../../../contracts/money/money-terms.ts';
import { draftStore } from '../../../../features/drafts/draft-store.ts';
import { failureReason, fieldFaults } from '../../../../features/failures/failure-text.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { Faults } from '../../../../ui/fields/use-faults.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { FormDialog } from '../../actions/form-dialog.tsx';
import { Sum } from '../../quotes/quote-sums.tsx';
import { staffApi } from '../../staff-api.ts';
import { followsOf } from '../money-words.ts';
import type { MoneyDeedProps } from './money-deed.tsx';

const FAILED = 'Failed to work out what comes back.';
/** Before anything is shown: refused unless it is so. */
const UNSEEN = { charge: 0, refund: 0 };

type Props = MoneyDeedProps & {
  /** Leaves the money as it is. */
  onStatusOnly?: () => void;
};

type Asked = { people: string; charge: string; refund: string };

export function CancelTripDialog({ enquiryId, money, onClose, onStatusOnly }: Props) {
  const everybody = money.agreement?.people ?? 0;
  // Of two and more it is said: a hurried press would cancel all of them.
  const alone = everybody === 1 ? '1' : '';
  const draftName = `desk:cancel:${enquiryId}`;
  const [asked, setAsked] = useState<Asked>(() => {
    const { people = alone, charge = '', refund = '' } = draftStore.load(draftName) ?? {};
    return { people, charge, refund };
  });
  const { shown, fault, lookAgain } = useCancellation(enquiryId, asked);
  return (
    <FormDialog
      title="Cancel the trip"
      draftName={draftName}
      confirm="Cancel the trip"
      cancel="Keep it"
      isGrave
      check={({ people = '' }): Faults => {
        if (!people.trim()) return { people: 'Enter how many cancel.' };
        return shown || fault ? {} : { people: 'One moment: what follows is being worked out.' };
      }}
      shows={shown?.outcome ?? UNSEEN}
      onTyped={({ people = '', charge = '', refund = '' }) => setAsked({ people, charge, refund })}
      call={async ({ people = '', charge = '', refund = '', reason = '' }, idempotencyKey, seen = UNSEEN) => {
        const expected = { charge: seen.charge, refund: seen.refund };
        const body = { ...orNull({ people, charge, refund }), expected, reason };
        await staffApi.cancelTrip({ params: { id: enquiryId }, body, idempotencyKey }).catch((error) => {
          lookAgain();
          throw error;
        });
      }}
      failed="Failed to cancel the trip"
      done={
        shown?.outcome?.refund
          ? 'Cancelled. What comes back is to be paid.'
          : 'Cancelled. Nothing comes back.'
      }
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
        defaultValue={alone}
        autoComplete="off"
      />
      {fault ? (
        <Notice tone="error" role="alert">
          {fault}
        </Notice>
      ) : shown ? (
        <LadderSums shown={shown} />
      ) : (
        asked.people.trim() && <Skeleton className="h-28 w-full" />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="charge"
          label="We keep (₹)"
          {...TYPED_SUM}
          onInput={(event) => emptyOther(event, 'refund')}
          hint={shown && hintOf(shown.charge, shown.maxCharge, 'be kept')}
        />
        <TextField
          name="refund"
          label="What comes back (₹)"
          {...TYPED_SUM}
          onInput={(event) => emptyOther(event, 'charge')}
          hint={shown && hintOf(shown.refund, shown.maxRefund, 'come back')}
        />
      </div>
      <TextAreaField name="reason" label="Why" rows={3} maxLength={MONEY_LIMITS.reason} />
      {shown?.outcome && !fault && (
        <section aria-label="What follows" className="rounded-field bg-sunken p-4" aria-live="polite">
          <h3 className="font-semibold">What follows</h3>
          <ul className="mt-1 list-disc pl-5">
            {followsOf(shown, shown.outcome).map((line) => (
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

const TYPED_SUM = { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } as const;

/** One follows from the other. */
function emptyOther({ currentTarget }: FormEvent<HTMLInputElement>, other: 'charge' | 'refund'): void {
  const field = currentTarget.form?.elements.namedItem(other);
  if (field instanceof HTMLInputElement) field.value = '';
}

const orNull = ({ people, charge, refund }: Asked) => ({
  ...{ people: people.trim() || null, charge: charge.trim() || null, refund: refund.trim() || null },
});

const hintOf = (byPolicy: number | null, highest: number, what: string) =>
  highest === 0
    ? `Nothing can ${what}.`
    : `${byPolicy === null ? '' : 'Left empty, by the policy. '}At most ${formatPaise(highest)}.`;

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
function useCancellation(enquiryId: string, asked: Asked) {
  const [answer, setAnswer] = useState<{ to: string; data: Cancellation }>();
  const [fault, setFault] = useState<string>();
  const [tries, setTries] = useState(0);
  const { people, charge, refund } = orNull(asked);
  const question = JSON.stringify([people, charge, refund]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isLeft = false;
    if (!people) {
      setAnswer(undefined);
      setFault(undefined);
      return;
    }
    const query = { ...(people && { people }), ...(charge && { charge }), ...(refund && { refund }) };
    staffApi
      .previewCancellation({ params: { id: enquiryId }, query })
      .then(({ data }) => {
        if (isLeft) return;
        setAnswer({ to: question, data });
        setFault(undefined);
      })
      .catch((error) => {
        const [ofField] = Object.values(fieldFaults(error));
        if (!isLeft) setFault(ofField ?? failureReason(error) ?? FAILED);
      });
    return () => {
      isLeft = true;
    };
  }, [enquiryId, question, tries]);

  // Not of what was typed before.
  const shown = answer?.to === question ? answer.data : undefined;
  return { shown, fault, lookAgain: () => setTries((before) => before + 1) };
}
