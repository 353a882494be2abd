import { formatDay, todayInIndia } from '../../../../../contracts/india-time.ts';
import { toPayBack } from '../../../../../contracts/money/account-of.ts';
import { ADDRESS_FROM } from '../../../../../contracts/money/document-terms.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DeskMoney, DeskPayment, DeskRefund } from '../../../../../contracts/money/money.contract.ts';
import { MONEY_LIMITS } from '../../../../../contracts/money/money-terms.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { FormDialog } from '../../actions/form-dialog.tsx';
import { staffApi } from '../../staff-api.ts';
import { invoicedIn, takenBackText } from '../money-words.ts';
import { CancelTripDialog } from './cancel-trip-dialog.tsx';
import { DueDialog } from './due-dialog.tsx';
import { type PaymentBody, PaymentFields } from './payment-fields.tsx';
import { SlipDialog } from './slip-dialog.tsx';

type Due = DeskMoney['instalments'][number];

export type MoneyDeedKind =
  | { key: 'log' | 'add' | 'pay-back' | 'invoice' | 'cancel' }
  | { key: 'reject' | 'reverse'; payment: DeskPayment }
  | { key: 'not-out'; refund: DeskRefund }
  | { key: 'change'; due: Due }
  | { key: 'slip'; file: string };

export type MoneyDeedProps = { enquiryId: string; money: DeskMoney; onClose: () => void };

export function MoneyDeed({ deed, ...rest }: MoneyDeedProps & { deed: MoneyDeedKind }) {
  switch (deed.key) {
    case 'log':
      return <LogPayment {...rest} />;
    case 'add':
      return <DueDialog {...rest} />;
    case 'pay-back':
      return <PayBack {...rest} />;
    case 'invoice':
      return <IssueInvoice {...rest} />;
    case 'cancel':
      return <CancelTripDialog {...rest} />;
    case 'change':
      return <DueDialog {...rest} due={deed.due} />;
    case 'slip':
      return <SlipDialog file={deed.file} onClose={rest.onClose} />;
    default:
      return <WithReason {...rest} deed={deed} />;
  }
}

function LogPayment({ enquiryId, money, onClose }: MoneyDeedProps) {
  return (
    <FormDialog
      title="Log a payment"
      draftName={`desk:payment:${enquiryId}`}
      confirm="Log it"
      call={(typed, idempotencyKey) =>
        staffApi.logPayment({ params: { id: enquiryId }, body: typed as PaymentBody, idempotencyKey })
      }
      failed="Failed to log the payment"
      done="Logged. It counts once it is verified."
      onClose={onClose}
    >
      <PaymentFields label="Amount (₹)" expected={money.nextDue?.paise} />
    </FormDialog>
  );
}

function PayBack({ enquiryId, money, onClose }: MoneyDeedProps) {
  const { overpaid } = money;
  const payable = toPayBack(money);
  return (
    <FormDialog
      title="Paid back"
      draftName={`desk:refund:${enquiryId}`}
      confirm="Note it as paid back"
      call={(typed, idempotencyKey) =>
        staffApi.payBack({ params: { id: enquiryId }, body: typed as PaymentBody, idempotencyKey })
      }
      failed="Failed to note the refund"
      done="Noted: paid back."
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Pay first, then note it here. At most {formatPaise(payable)}
        {overpaid > 0 && `, of which ${formatPaise(overpaid)} was paid too much`}.
      </p>
      <PaymentFields label="Paid back (₹)" expected={payable} />
    </FormDialog>
  );
}

type Reasoned = { body: { reason: string }; idempotencyKey: string };

const WORDS = {
  reject: {
    title: 'Not found',
    confirm: 'It is not there',
    failed: 'Failed to note that it is not there',
    done: 'Noted: the money is not there.',
    lead: 'Its reference is free again: if it comes after all, log it again.',
    call: (id: string, payment: string, sent: Reasoned) =>
      staffApi.rejectPayment({ params: { id, payment }, ...sent }),
  },
  reverse: {
    title: 'Take back',
    confirm: 'Take it back',
    failed: 'Failed to take the payment back',
    done: 'The payment is taken back.',
    lead: 'For what bounced, or was somebody else’s. It is owed again, and its reference is free.',
    call: (id: string, payment: string, sent: Reasoned) =>
      staffApi.reversePayment({ params: { id, payment }, ...sent }),
  },
  'not-out': {
    title: 'It did not go out',
    confirm: 'It did not go out',
    failed: 'Failed to note that it did not go out',
    done: 'Noted: it did not go out, and is to be paid back.',
    lead: 'For a wrong sum, one noted twice, or a transfer that came back. It is to be paid back again; if it has a refund voucher, a receipt follows that answers it.',
    call: (id: string, refund: string, sent: Reasoned) =>
      staffApi.reverseRefund({ params: { id, refund }, ...sent }),
  },
};

type ReasonDeed = Extract<MoneyDeedKind, { key: keyof typeof WORDS }>;

function WithReason({ deed, enquiryId, onClose }: MoneyDeedProps & { deed: ReasonDeed }) {
  const { title, confirm, failed, done, lead, call } = WORDS[deed.key];
  const [what, entry] = deed.key === 'not-out' ? ['refund', deed.refund] : ['payment', deed.payment];
  return (
    <FormDialog
      title={`${title}: ${formatPaise(entry.paise)} of ${formatDay(entry.paidOn)}`}
      draftName={`desk:${what}-${deed.key}:${entry._id}`}
      {...{ confirm, failed, done, onClose }}
      isGrave
      call={({ reason = '' }, idempotencyKey) =>
        call(enquiryId, entry._id, { body: { reason }, idempotencyKey })
      }
    >
      <p className="text-ink-soft">
        {lead} {deed.key === 'reverse' && takenBackText(deed.payment)}
      </p>
      <TextAreaField name="reason" label="Why" rows={3} maxLength={MONEY_LIMITS.reason} />
    </FormDialog>
  );
}

function IssueInvoice({ enquiryId, money, onClose }: MoneyDeedProps) {
  const { due, documents, agreement, rules } = money;
  const paise = due - invoicedIn(documents);
  const isNamed = rules.registration !== 'none' && (agreement?.gstin !== '' || paise >= ADDRESS_FROM);
  return (
    <FormDialog
      title={`Issue the invoice of ${formatPaise(paise)}`}
      draftName={`desk:invoice:${enquiryId}`}
      confirm="Issue it"
      call={({ address = '' }, idempotencyKey) =>
        staffApi.issueInvoice({ params: { id: enquiryId }, body: { address }, idempotencyKey })
      }
      failed="Failed to issue the invoice"
      done="The invoice is issued."
      onClose={onClose}
    >
      <p className="text-ink-soft">
        To {agreement?.name}, with the day {formatDay(todayInIndia())}. It gets its number, is mailed, and is
        never changed: what is wrong in it takes a credit note.
      </p>
      {!rules.isChecked && (
        <p className="font-medium">Your accountant has not looked at the tax rules yet.</p>
      )}
      <TextAreaField
        name="address"
        label={isNamed ? 'Their address' : 'Their address, if they want it on it'}
        rows={3}
        maxLength={MONEY_LIMITS.address}
      />
    </FormDialog>
  );
}
