import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import type { MoneyByLink } from './money-by-link.server.ts';

type Answered = { loaded: MoneyByLink; money: TravellerMoney; thanks: string };

/** What the last payment answered, until the page loads anew. */
export function useShownMoney(loaded: MoneyByLink) {
  const [answered, setAnswered] = useState<Answered>();
  const { revalidate } = useRevalidator();

  function onPaid(thanks: string, money: TravellerMoney): void {
    setAnswered({ loaded, money, thanks });
    // The server draws the QR of what is left.
    const next = money.payTo?.upiQrText;
    if (next && next !== loaded.qr?.qrText) void revalidate();
  }

  return {
    money: answered?.loaded === loaded ? answered.money : loaded.money,
    answered,
    onPaid,
  };
}
