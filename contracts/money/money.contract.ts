import { z } from 'zod';
import { open, text } from '../dossier/body-fields.contract.ts';
import { calendarDay } from '../fields/day.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { typedNumber, wholeNumber } from '../fields/number.contract.ts';
import { givenId, id, requiredText, timestamp } from '../fields/text.contract.ts';
import { documentInList } from './documents.contract.ts';
import { moneyRulesShape } from './money-rules.contract.ts';
import {
  ENTRY_CAUSES,
  MONEY_LIMITS,
  normaliseReference,
  PAYMENT_METHODS,
  PAYMENT_STATES,
} from './money-terms.ts';

const L = MONEY_LIMITS;
const paise = z.number().int();

/** Typed in rupees, with two decimals at most; read as paise. */
const amount = (what: string, min = 1) =>
  typedNumber(`Enter ${what} in rupees, in digits such as 20000 or 20,000.50.`, 'rupees')
    .pipe(
      z
        .number()
        .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 0.001, {
          error: 'A rupee has 100 paise: two decimals at most.',
        })
        .min(min / 100, min > 0 ? 'This is nothing.' : 'A sum cannot be below zero.')
        .max(L.paise / 100, 'This sum is too high.'),
    )
    .transform((rupees) => Math.round(rupees * 100));

const reference = text('the reference', L.reference).transform(normaliseReference);
const note = text('the note', L.note);
const reason = requiredText('the reason', L.reason);
const paidOn = calendarDay('Choose the day of the payment.');
const method = z.enum(PAYMENT_METHODS, { error: 'Say how it was paid.' });

/** Sums that a page has shown. */
const SEEN_FAULT = 'Load the page again: it sent no sums that it has shown.';
const seen = z.number(SEEN_FAULT).int(SEEN_FAULT);

export const logPaymentBody = z.object({ amount: amount('what was paid'), method, paidOn, reference, note });

const UTR_FAULT =
  'Enter the UTR: the bank’s number of your payment, 12 digits, or 16 to 22 letters and digits after a transfer.';

/** By the link: what is said is looked up by its UTR. */
export const sayPaidBody = z.object({
  amount: amount('what you paid'),
  method: z.enum(['upi', 'bank'], { error: 'Say how you paid: by UPI or by bank transfer.' }),
  paidOn,
  reference: text('the UTR', L.reference)
    .transform(normaliseReference)
    .pipe(
      z
        .string()
        .regex(/^[A-Z0-9]{12,22}$/, UTR_FAULT)
        .refine((signs) => signs.replace(/\D/g, '').length >= 8, UTR_FAULT),
    ),
  slip: open(givenId),
});

export const decisionReasonBody = z.object({ reason });
export const refundBody = z.object({ amount: amount('what was paid back'), method, paidOn, reference, note });
const dueOn = calendarDay('Choose by when it is paid.');
export const changeDueBody = z.object({
  amount: amount('what is due', 0),
  dueOn,
  /** What was seen: refused if it is another by now. Null: not compared. */
  expected: open(z.object({ paise: seen, dueOn }, SEEN_FAULT)),
  reason,
});
export const addDueBody = z.object({ amount: amount('what is due'), dueOn, reason });
export const remindersBody = z.object({ areOn: z.boolean({ error: 'Say true or false.' }) });
export const invoiceBody = z.object({ address: text('the address', L.address) });

const people = open(
  wholeNumber('Enter how many cancel as a whole number.', {
    min: [1, 'At least one person cancels.'],
    max: [LIMITS.guestSizeMax, `At most ${LIMITS.guestSizeMax} people cancel.`],
  }),
);
export const cancellationQuery = z.object({
  /** Null: everybody. */
  people,
  /** Null, both: by the policy’s ladder. One follows from the other. */
  refund: open(amount('what comes back', 0)),
  charge: open(amount('what is charged', 0)),
});
const settled = z.object({ charge: paise, refund: paise });
export const cancelTripBody = cancellationQuery.extend({
  /** What the preview said, in paise: refused if something else comes out. Null: not compared. */
  expected: open(z.object({ charge: seen, refund: seen }, SEEN_FAULT)),
  reason,
});

export const paymentParams = z.object({ id: givenId, payment: givenId });
export const dueParams = z.object({ id: givenId, due: givenId });
export const refundParams = z.object({ id: givenId, refund: givenId });
export const documentParams = z.object({ id: givenId, document: givenId });

const instalment = z.object({
  _id: id,
  cause: z.enum(ENTRY_CAUSES),
  dueOn: z.string(),
  paise,
  paid: paise,
  /** Of what waits to be verified. */
  said: paise,
  isOverdue: z.boolean(),
});

const sums = {
  due: paise,
  received: paise,
  waiting: paise,
  refundDue: paise,
  refunded: paise,
  balance: paise,
  overpaid: paise,
  instalments: z.array(instalment),
  isOverdue: z.boolean(),
  nextDue: z.object({ dueOn: z.string(), paise }).nullable(),
};

const payment = {
  _id: id,
  paise,
  method: z.enum(PAYMENT_METHODS),
  paidOn: z.string(),
  reference: z.string(),
  state: z.enum(PAYMENT_STATES),
  loggedAt: timestamp,
};

const deskPayment = z.object({
  ...payment,
  by: z.string(),
  note: z.string(),
  /** A file of replies. */
  slip: id.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  reason: z.string(),
  /** Title of what follows if it is taken back; empty: nothing. */
  paperIfTakenBack: z.string(),
});

const refundPaid = z.object({
  _id: id,
  paise,
  method: z.enum(PAYMENT_METHODS),
  paidOn: z.string(),
  reference: z.string(),
  by: z.string(),
  note: z.string(),
  /** It did not go out. */
  takenBack: z.object({ by: z.string(), reason: z.string() }).nullable(),
});

const agreementShape = z.object({
  quoteId: id,
  option: z.string(),
  name: z.string(),
  state: z.string(),
  gstin: z.string(),
  travelDay: z.string(),
  /** Who are left. */
  people: z.number().int(),
  total: paise,
});

export const deskMoney = z.object({
  ...sums,
  areRemindersOn: z.boolean(),
  payments: z.array(deskPayment),
  refunds: z.array(refundPaid),
  documents: z.array(documentInList),
  agreement: agreementShape.nullable(),
  /** As of today. */
  rules: moneyRulesShape,
});

/** What cancelling today would come to. */
export const cancellation = z.object({
  people: z.number().int(),
  peopleLeft: z.number().int(),
  /** Of who cancels. */
  share: paise,
  /** Null: the policy states none. */
  deductedPercent: z.number().nullable(),
  /** What the agency keeps of the share, by the ladder. */
  charge: paise.nullable(),
  refund: paise.nullable(),
  /** The most that can come back, and that can be charged. */
  maxRefund: paise,
  maxCharge: paise,
  /** What the cancellation would do; null: the policy states nothing, and nobody has said it. */
  outcome: settled
    .extend({
      /** Of a credit note. */
      credited: paise,
      /** Title of what follows the refund; empty: none. */
      refundPaper: z.string(),
    })
    .nullable(),
});

export const payTo = z.object({
  /** Empty: not by UPI. */
  upiId: z.string(),
  upiName: z.string(),
  /** Null: banks would refuse it. */
  upiLink: z.string().nullable(),
  /** For a QR that a phone scans from another screen. */
  upiQrText: z.string().nullable(),
  bank: z.object({ holder: z.string(), account: z.string(), ifsc: z.string(), name: z.string() }).nullable(),
  /** What a traveller writes beside the payment. */
  note: z.string(),
  paise,
});

export const travellerMoney = z.object({
  ...sums,
  /** Who still travel. */
  people: z.number().int(),
  payments: z.array(z.object(payment)),
  documents: z.array(documentInList),
  /** Null: nothing is due, or the agency has not said where to pay. */
  payTo: payTo.nullable(),
});

export const slip = z.object({ _id: id, name: z.string() });

export type LogPaymentBody = z.output<typeof logPaymentBody>;
export type SayPaidBody = z.output<typeof sayPaidBody>;
export type RefundBody = z.output<typeof refundBody>;
export type AddDueBody = z.output<typeof addDueBody>;
export type ChangeDueBody = z.output<typeof changeDueBody>;
export type CancellationQuery = z.output<typeof cancellationQuery>;
export type CancelTripBody = z.output<typeof cancelTripBody>;
export type DeskMoney = z.infer<typeof deskMoney>;
export type DeskPayment = z.infer<typeof deskPayment>;
export type DeskRefund = z.infer<typeof refundPaid>;
export type Cancellation = z.infer<typeof cancellation>;
export type TravellerMoney = z.infer<typeof travellerMoney>;
