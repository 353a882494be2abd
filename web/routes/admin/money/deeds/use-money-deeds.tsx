import { type ReactNode, useState } from 'react';
import type { DeskMoney } from '../../../../../contracts/money/money.contract.ts';
import { lazyPart } from '../../../../lib/loading/lazy-part.ts';
import type { MoneyDeedKind } from './money-deed.tsx';

const MoneyDeed = lazyPart(() => import('./money-deed.tsx'), 'MoneyDeed');

export type DoDeed = (deed: MoneyDeedKind) => void;

/** One dialog at a time. */
export function useMoneyDeeds(enquiryId: string, money: DeskMoney): { open: DoDeed; dialog: ReactNode } {
  const [deed, setDeed] = useState<MoneyDeedKind>();
  const close = () => setDeed(undefined);
  return { open: setDeed, dialog: deed && <MoneyDeed {...{ deed, enquiryId, money }} onClose={close} /> };
}
