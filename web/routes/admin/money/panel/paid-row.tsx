import type { ReactNode } from 'react';
import type { DeskPayment, DeskRefund } from '../../../../../contracts/money/money.contract.ts';
import { ActionMenu } from '../../lists/action-menu.tsx';
import { paidText } from '../money-words.ts';

type Props = {
  paid: DeskPayment | DeskRefund;
  head: ReactNode;
  decided: { by: string | null; reason: string } | null;
  undo: { label: string; text: string; onChoose: () => void } | undefined;
  children?: ReactNode;
};

/** What came in or went out. */
export function PaidRow({ paid, head, decided, undo, children }: Props) {
  return (
    <li className="flex items-start gap-1 py-2">
      <div className="min-w-0 flex-1">
        {head}
        <p className="text-sm text-ink-soft wrap-anywhere">{paidText(paid)}</p>
        {paid.note && (
          <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
            {paid.note}
          </p>
        )}
        {decided?.reason && (
          <p dir="auto" className="text-sm wrap-anywhere">
            {decided.by}: {decided.reason}
          </p>
        )}
        {children}
      </div>
      {undo && (
        <ActionMenu
          label={undo.label}
          choices={[{ ...undo, key: 'undo', takesFocus: true, isGrave: true }]}
        />
      )}
    </li>
  );
}
