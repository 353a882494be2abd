import { Smartphone } from 'lucide-react';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { Fold } from '../../../ui/fold.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import type { MoneyByLink } from './money-by-link.server.ts';
import { PayLines } from './pay-lines.tsx';
import { bankLines, upiLines } from './pay-to-lines.ts';

type Props = { payTo: NonNullable<TravellerMoney['payTo']>; qr: MoneyByLink['qr'] };

/** A computer shows what a phone scans; a phone copies, because it cannot scan itself. */
export function HowToPay({ payTo, qr }: Props) {
  const { upiId, upiLink, upiQrText, bank, paise } = payTo;
  return (
    <section aria-labelledby="how-to-pay">
      <h2 id="how-to-pay" className="text-heading">
        How to pay
      </h2>
      {upiId && (
        <div className="mt-4 grid gap-4 print:gap-2">
          {qr && qr.qrText === upiQrText && (
            <figure className="hidden items-center gap-5 md:flex print:flex">
              <QrCode
                drawing={qr}
                label={`QR code to pay ${formatPaise(paise)} by UPI`}
                className="size-48 shrink-0 print:size-32"
              />
              <figcaption className="text-ink-soft">
                Scan it with the UPI app of your phone: amount and reference come with it.
              </figcaption>
            </figure>
          )}
          {upiLink && (
            <a href={upiLink} className={buttonStyle('primary', 'md:pointer-fine:hidden print:hidden')}>
              <Smartphone className="size-5" />
              Pay {formatPaise(paise)} in a UPI app
            </a>
          )}
          <p className="text-ink-soft md:hidden print:hidden">
            Copy the UPI ID into your UPI app, as “to UPI ID”, then the amount and the reference.
          </p>
          <PayLines lines={upiLines(payTo)} />
        </div>
      )}
      {bank && upiId && (
        <Fold summary={<span className="text-link">Or by bank transfer</span>} className="mt-4">
          {/* No fold has its summary on paper. */}
          <h3 className="mb-2 hidden text-xl print:block">Or by bank transfer</h3>
          <PayLines lines={bankLines(bank, payTo)} />
        </Fold>
      )}
      {bank && !upiId && (
        <div className="mt-4">
          <p className="mb-3 text-ink-soft">By bank transfer to this account.</p>
          <PayLines lines={bankLines(bank, payTo)} />
        </div>
      )}
    </section>
  );
}
