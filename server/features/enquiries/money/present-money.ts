import type { MoneyAccount } from '../../../../contracts/money/account-of.ts';
import { paymentStates } from '../../../../contracts/money/account-of.ts';
import type {
  DeskMoney,
  DeskPayment,
  DeskRefund,
  TravellerMoney,
} from '../../../../contracts/money/money.contract.ts';
import type { MoneyRules } from '../../../../contracts/money/money-rules.ts';
import { upiLink } from '../../../../contracts/money/upi-link.ts';
import type { MoneyEntryRow } from '../../../db/money-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { presentDocument } from '../../documents/documents.queries.ts';
import { isOff } from '../quotes/answer-quote.ts';
import { refundTitle } from './document-content.ts';
import { entryOf, wordsOf } from './money-entries.queries.ts';
import type { MoneyLedger } from './money-ledger.ts';
import { takenBackBy } from './open-papers.ts';

export function presentMoney(ledger: MoneyLedger): DeskMoney {
  const { account, agreement, documents, rules } = ledger;
  return {
    // Once nobody travels, nothing is raised again.
    ...sumsOf(account, ledger.peopleLeft > 0),
    areRemindersOn: account.areRemindersOn,
    payments: presentPayments(ledger),
    refunds: ledger.entries
      .filter(({ kind, paise }) => kind === 'refunded' && paise > 0)
      .map((row) => ({
        ...{ ...paidOf(row), by: row.actor_name, note: wordsOf(row).note ?? '' },
        takenBack: standsNoMore(ledger, row),
      })),
    documents: documents.map(presentDocument),
    agreement: agreement
      ? {
          ...{ quoteId: agreement.quoteId, option: agreement.option.label },
          ...{ name: agreement.decision.name, state: agreement.decision.state },
          ...{ gstin: agreement.decision.gstin, travelDay: agreement.travelDay },
          ...{ people: ledger.peopleLeft, total: agreement.option.totals.total },
        }
      : null,
    rules,
  };
}

/** What a traveller may know by the link of the quotation. */
export function presentForPayer(ledger: MoneyLedger, enquiry: BookingRow): TravellerMoney {
  const { account, documents, rules } = ledger;
  return {
    ...sumsOf(account),
    people: ledger.peopleLeft,
    payments: loggedIn(ledger).map(({ row, state }) => ({
      ...{ ...paidOf(row), state, loggedAt: row.created_at },
    })),
    documents: documents.map(presentDocument),
    payTo: isOff(enquiry) ? null : payToOf(account, rules, enquiry.reference),
  };
}

function sumsOf({ areRemindersOn: _, instalments, ...sums }: MoneyAccount, hasLowered = false) {
  const shown = instalments.filter(({ paise, paid }) => paise > 0 || paid < 0 || hasLowered);
  return { ...sums, instalments: shown.map(({ id, ...instalment }) => ({ _id: id, ...instalment })) };
}

function loggedIn({ entries }: MoneyLedger) {
  const states = paymentStates(entries.map(entryOf));
  const logged = entries.filter(({ kind }) => kind === 'logged');
  return logged.map((row) => ({ row, state: states.get(row.id) ?? ('logged' as const) }));
}

function presentPayments(ledger: MoneyLedger): DeskPayment[] {
  return loggedIn(ledger).map(({ row, state }) => {
    const decision = ledger.entries.findLast(({ refers_to, kind }) => refers_to === row.id && kind !== 'due');
    const { note = '', slip = null } = wordsOf(row);
    return {
      ...{ ...paidOf(row), state, loggedAt: row.created_at, by: row.actor_name, note, slip },
      ...{ decidedBy: decision?.actor_name ?? null, decidedAt: decision?.created_at ?? null },
      reason: decision ? (wordsOf(decision).reason ?? '') : '',
      paperIfTakenBack: state === 'verified' ? paperIfTakenBack(ledger, row) : '',
    };
  });
}

function paperIfTakenBack(ledger: MoneyLedger, { id, paise }: MoneyEntryRow): string {
  const [first] = takenBackBy(ledger, { paise, refers_to: id });
  return first ? refundTitle(first.of.row.kind) : '';
}

function standsNoMore({ entries }: MoneyLedger, { id }: MoneyEntryRow): DeskRefund['takenBack'] {
  const second = entries.find(({ kind, refers_to }) => kind === 'refunded' && refers_to === id);
  return second ? { by: second.actor_name, reason: wordsOf(second).reason ?? '' } : null;
}

function paidOf({ id, paise, method, day, reference }: MoneyEntryRow) {
  return { _id: id, paise, method: method ?? ('other' as const), paidOn: day, reference };
}

/** What is due next. A link to a person's UPI ID is refused by the banks; its QR is not. */
function payToOf(
  { nextDue, waiting }: MoneyAccount,
  rules: MoneyRules,
  reference: string,
): TravellerMoney['payTo'] {
  const { upiId, upiName, isMerchantVerified, bankHolder, bankAccount, ifsc, bankName } = rules;
  const paise = (nextDue?.paise ?? 0) - waiting;
  if (paise <= 0 || (upiId === '' && bankAccount === '')) return null;
  const link = upiId === '' ? null : upiLink({ upiId, upiName, paise, reference, note: reference });
  return {
    ...{ upiId, upiName, upiLink: isMerchantVerified ? link : null, upiQrText: link },
    bank: bankAccount === '' ? null : { holder: bankHolder, account: bankAccount, ifsc, name: bankName },
    ...{ note: reference, paise },
  };
}
