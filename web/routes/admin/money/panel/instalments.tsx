import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DeskMoney } from '../../../../../contracts/money/money.contract.ts';
import { ENTRY_CAUSE_NAMES } from '../../../../../contracts/money/money-terms.ts';
import { classNames } from '../../../../ui/class-names.ts';
import type { DoDeed } from '../deeds/use-money-deeds.tsx';
import { instalmentText } from '../money-words.ts';
import { MoneyPart } from './money-part.tsx';

type Props = { money: DeskMoney; open?: DoDeed };

export function Instalments({ money: { instalments }, open }: Props) {
  if (instalments.length === 0) return null;
  return (
    <MoneyPart title="Instalments">
      {instalments.map((due) => {
        const { _id, cause, paise, paid, isOverdue } = due;
        const name = ENTRY_CAUSE_NAMES[cause];
        return (
          <li key={_id} className="flex items-center justify-between gap-2 py-1">
            <div className="min-w-0">
              <p className="tabular-nums">
                {name} <span className="font-semibold">{formatPaise(paise)}</span>
              </p>
              <p
                className={classNames(
                  'text-sm',
                  paise > 0 && paid >= paise
                    ? 'text-success'
                    : isOverdue
                      ? 'font-medium text-rhododendron'
                      : 'text-ink-soft',
                )}
              >
                {instalmentText(due)}
              </p>
            </div>
            {open && cause !== 'cancellation' && (
              <button
                type="button"
                aria-label={`Change the ${name.toLowerCase()} of ${formatPaise(paise)}`}
                onClick={() => open({ key: 'change', due })}
                className="min-h-11 shrink-0 px-2 text-link"
              >
                Change
              </button>
            )}
          </li>
        );
      })}
    </MoneyPart>
  );
}
