import { formatDay } from '../../../../../contracts/india-time.ts';
import type { DueRow, DueWeeks } from '../../../../../contracts/money/due-list.contract.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import { ENTRY_CAUSE_NAMES, PAYMENT_METHOD_NAMES } from '../../../../../contracts/money/money-terms.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { EnquiriesWithMoney, type MoneyRow } from './enquiries-with-money.tsx';
import { weekText } from './week-text.ts';

/** What staff do something about comes first. */
export function OpenMoney({ due: { overdue, weeks, waiting, refunds, paise } }: { due: DueWeeks }) {
  if ([overdue, waiting, refunds].every(({ rows }) => rows.length === 0) && weeks.length === 0)
    return (
      <EmptyState
        title="Nothing is due"
        text="Once a quotation is accepted, its advance and balance stand here by week."
      />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-lg tabular-nums">
        <span className="font-semibold">{formatPaise(paise)}</span> to come in
        {overdue.paise > 0 && (
          <span className="text-rhododendron">, {formatPaise(overdue.paise)} of it overdue</span>
        )}
      </p>
      <EnquiriesWithMoney
        title="To be verified"
        paise={waiting.paise}
        rows={waiting.rows.map(({ _id, method, reference, paidOn, ...row }) => ({
          ...{ ...row, key: _id, aside: formatDay(paidOn) },
          text: `${PAYMENT_METHOD_NAMES[method]} ${reference}`.trim(),
        }))}
      />
      <EnquiriesWithMoney
        title="To be paid back"
        paise={refunds.paise}
        rows={refunds.rows.map(({ since, ...row }) => ({
          ...{ ...row, key: row.enquiry._id, text: '', aside: `Since ${formatDay(since)}` },
        }))}
      />
      <EnquiriesWithMoney title="Overdue" paise={overdue.paise} rows={overdue.rows.map(dueText)} isUrgent />
      {weeks.map(({ from, to, paise: ofWeek, rows }) => (
        <EnquiriesWithMoney key={from} title={weekText(from, to)} paise={ofWeek} rows={rows.map(dueText)} />
      ))}
    </div>
  );
}

const dueText = ({ _id, cause, dueOn, ...row }: DueRow): MoneyRow => ({
  ...{ ...row, key: _id, text: ENTRY_CAUSE_NAMES[cause], aside: formatDay(dueOn) },
});
