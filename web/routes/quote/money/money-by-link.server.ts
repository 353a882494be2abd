import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import type { PageApi } from '../../../api/page-api.ts';
import { drawQr, type QrDrawing } from '../../../ui/qr/qr-drawing.ts';

/** `qr`: of `qrText`; drawn here, so that no page's script draws it. */
export type MoneyByLink = { money: TravellerMoney; qr: (QrDrawing & { qrText: string }) | null };

export async function findMoneyByLink(api: PageApi, token: string): Promise<MoneyByLink> {
  const { data: money } = await api.getMoneyByLink({ params: { token } });
  const qrText = money.payTo?.upiQrText ?? null;
  return { money, qr: qrText === null ? null : { qrText, ...drawQr(qrText) } };
}
