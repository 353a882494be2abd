import type { ReactNode } from 'react';
import { useFormAnswer } from '../../../features/forms/form-answer.ts';
import { Fold } from '../../../ui/fold.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { PAID_FORM } from '../acceptance-values.ts';
import { QuoteContact } from '../quote-contact.tsx';
import type { OpenQuote } from '../quote-states.ts';
import { useFocusOnOutcome } from '../use-focus-on-outcome.ts';
import { amountTyped, moneyHeadline } from './due-of-trip.ts';
import { HowToPay } from './how-to-pay.tsx';
import type { MoneyByLink } from './money-by-link.server.ts';
import { MoneyHeadline } from './money-headline.tsx';
import { PaidForm } from './paid-form.tsx';
import { PapersByLink } from './papers-by-link.tsx';
import { SaidPayments } from './said-payments.tsx';
import { TripDues } from './trip-dues.tsx';
import { useShownMoney } from './use-shown-money.ts';

type Props = {
  token: string;
  reference: string;
  trip: OpenQuote['trip'];
  today: string;
  loaded: MoneyByLink;
  agreed: ReactNode;
};

/** What is due and paid of an accepted quotation, and how to pay. */
export function QuoteMoney({ token, reference, trip, today, loaded, agreed }: Props) {
  const { money, answered, onPaid } = useShownMoney(loaded);
  const answer = useFormAnswer(PAID_FORM);
  const isSaid = answer?.said?.tone === 'success';
  const said = answered?.thanks ?? (isSaid ? answer?.said?.text : undefined);
  const place = useFocusOnOutcome(answered ?? said);
  const { payTo, balance, waiting, payments, documents } = money;
  const isOff = trip === 'off';
  const headline = moneyHeadline(money, today, isOff);
  const left = isOff ? 0 : Math.max(0, balance - waiting);
  const form = (
    <PaidForm
      token={token}
      reference={reference}
      today={today}
      amount={payTo ? amountTyped(payTo.paise) : ''}
      usual={payTo && payTo.upiId === '' ? 'bank' : 'upi'}
      onPaid={onPaid}
    />
  );
  return (
    <div
      id="money"
      className="mt-10 grid scroll-mt-28 grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:mt-4 print:grid-cols-2 print:gap-y-4"
    >
      <div className="grid gap-6 print:gap-3">
        <section aria-labelledby="due" className="grid gap-5 print:gap-2">
          <h2 id="due" className="text-heading">
            {isOff ? 'What was paid' : 'What is due'}
          </h2>
          {said && (
            <div id="paid" ref={place} tabIndex={-1} className="scroll-mt-28 outline-none print:hidden">
              <Notice tone="success" role="status">
                <p className="font-semibold">{said}</p>
              </Notice>
            </div>
          )}
          {headline && <MoneyHeadline headline={headline} />}
          {isOff && money.received + waiting === 0 ? (
            <p>Nothing was paid.</p>
          ) : (
            <TripDues money={money} isOff={isOff} />
          )}
        </section>
        <SaidPayments payments={payments} />
        <PapersByLink token={token} documents={documents} />
      </div>
      {(payTo || left > 0) && (
        <div className="grid gap-8 rounded-card border border-mist bg-sheet p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:border-0 print:p-0">
          {payTo ? (
            <HowToPay payTo={payTo} qr={loaded.qr} />
          ) : (
            waiting === 0 && <AskHowToPay reference={reference} />
          )}
          {left > 0 && (
            <div id={said ? undefined : 'paid'} className="scroll-mt-28 print:hidden">
              {payTo ? (
                <>
                  <h2 className="text-heading">I have paid</h2>
                  <p className="mt-2 text-ink-soft">Tell us here, and we look for it at the bank.</p>
                  {form}
                </>
              ) : (
                <Fold
                  summary={
                    <span className="text-link">{waiting > 0 ? 'I have paid more' : 'I have paid'}</span>
                  }
                  isOpen={answer !== undefined && !isSaid}
                >
                  {form}
                </Fold>
              )}
            </div>
          )}
        </div>
      )}
      {agreed}
    </div>
  );
}

function AskHowToPay({ reference }: { reference: string }) {
  return (
    <section aria-labelledby="how-to-pay" className="print:hidden">
      <h2 id="how-to-pay" className="mb-3 text-heading">
        Ask us how to pay
      </h2>
      <QuoteContact reference={reference} />
    </section>
  );
}
