import { Smartphone } from 'lucide-react';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
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
        <div className="mt-4">
          <h3 className="text-xl">By UPI</h3>
          <div className="mt-3 flex flex-wrap items-start gap-x-8 gap-y-4">
            {qr && qr.qrText === upiQrText && (
              <figure className="hidden md:block print:block">
                <QrCode
                  drawing={qr}
                  label={`QR code to pay ${formatPaise(paise)} by UPI`}
                  className="size-52 print:size-32"
                />
                <figcaption className="mt-1.5 max-w-52 text-sm text-ink-soft">
                  Scan it with the UPI app of your phone.
                </figcaption>
              </figure>
            )}
            <div className="min-w-0 flex-1 basis-64">
              {upiLink && (
                <a
                  href={upiLink}
                  className={buttonStyle('primary', 'mb-3 w-full md:pointer-fine:hidden print:hidden')}
                >
                  <Smartphone className="size-5" />
                  Pay {formatPaise(paise)} in a UPI app
                </a>
              )}
              <p className="mb-3 text-ink-soft md:hidden">
                Copy the UPI ID into your UPI app, as “to UPI ID”, then the amount and the reference.
              </p>
              <PayLines lines={upiLines(payTo)} />
            </div>
          </div>
        </div>
      )}
      {bank && (
        <div className="mt-6">
          <h3 className="text-xl">By bank transfer</h3>
          <div className="mt-3">
            <PayLines lines={bankLines(bank, payTo)} />
          </div>
        </div>
      )}
    </section>
  );
}
