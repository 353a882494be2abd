import type { ReactNode } from 'react';
import { countPeople } from '../../../../../contracts/count-of.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import type { IssuedDocument } from '../../../../../contracts/money/documents.contract.ts';
import { PAYMENT_METHOD_NAMES } from '../../../../../contracts/money/money-terms.ts';
import { amountRows, plainRupees } from './amount-rows.ts';

type Props = { content: IssuedDocument };

/** As it was issued, in the order of rules 46, 50, 51 and 53. Prints alone on the sheet: see print.css. */
export function DocumentPaper({ content }: Props) {
  return (
    <article
      data-paper
      aria-label={`${content.title} ${content.number}`}
      className="@container max-w-[52rem] rounded-card border border-mist bg-sheet p-4 sm:p-8 print:max-w-none print:border-0 print:p-0"
    >
      <Head {...content} />
      <Parties {...content} />
      <Lines {...content} />
      <Amounts {...content} />
      <Foot {...content} />
    </article>
  );
}

function Head({ seller, title, number, day, of }: IssuedDocument) {
  return (
    <header className="grid gap-4 border-b border-edge pb-4 @lg:grid-cols-2 print:grid-cols-2">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-lg font-semibold">{seller.name}</p>
        {seller.addressLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {seller.gstin && <p>GSTIN {seller.gstin}</p>}
        <p>{stateText(seller.state)}</p>
        {seller.contact && <p className="text-ink-soft">{seller.contact}</p>}
      </div>
      <div className="min-w-0 wrap-anywhere @lg:text-right print:text-right">
        <h2 className="text-heading">{title}</h2>
        <p className="font-semibold tabular-nums">No. {number}</p>
        <p>{formatDay(day)}</p>
        {of && (
          <p>
            To {of.number} of {formatDay(of.day)}
          </p>
        )}
      </div>
    </header>
  );
}

function Parties({ buyer, trip, placeOfSupply, sac, payment }: IssuedDocument) {
  const about = [
    trip.travelDay && formatDay(trip.travelDay),
    trip.people > 0 && countPeople(trip.people),
  ].filter(Boolean);
  return (
    <div className="grid gap-4 py-4 @lg:grid-cols-2 print:grid-cols-2">
      <Party title="To" name={buyer.name}>
        {buyer.address && <p className="whitespace-pre-line">{buyer.address}</p>}
        {buyer.state.name && <p>{stateText(buyer.state)}</p>}
        {buyer.gstin && <p>GSTIN {buyer.gstin}</p>}
      </Party>
      <Party title="For" name={trip.title}>
        <p>Reference {trip.reference}</p>
        {about.length > 0 && <p>{about.join(' · ')}</p>}
        {placeOfSupply && <p>Place of supply: {stateText(placeOfSupply)}</p>}
        {sac && <p>SAC {sac}</p>}
        {payment && (
          <p>
            {[PAYMENT_METHOD_NAMES[payment.method], payment.reference, formatDay(payment.day)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </Party>
    </div>
  );
}

type PartyProps = { title: string; name: string; children: ReactNode };

function Party({ title, name, children }: PartyProps) {
  return (
    <section className="min-w-0 wrap-anywhere">
      <h3 className="font-sans text-sm font-normal text-ink-soft">{title}</h3>
      <p dir="auto" className="font-semibold">
        {name}
      </p>
      {children}
    </section>
  );
}

function Lines({ lines }: IssuedDocument) {
  return (
    <table className="w-full border-b border-edge">
      <thead>
        <tr className="border-b border-edge text-sm text-ink-soft *:py-1 *:font-normal">
          <th className="text-left">What</th>
          <th className="px-3 text-right">Number</th>
          <th className="text-right">Rupees</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, quantity, paise }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is frozen keeps its order
          <tr key={place} className="align-top *:py-1.5 print:break-inside-avoid">
            <td className="wrap-anywhere">{text}</td>
            <td className="px-3 text-right tabular-nums">{quantity}</td>
            <td className="text-right whitespace-nowrap tabular-nums">{plainRupees(paise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amounts({ amounts, inWords }: IssuedDocument) {
  return (
    <div className="py-4 print:break-inside-avoid">
      <dl className="ml-auto grid max-w-[24rem] gap-1 tabular-nums">
        {amountRows(amounts).map(([name, paise]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd>{plainRupees(paise)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-edge pt-2 text-lg font-semibold">
          <dt>Total</dt>
          <dd>₹{plainRupees(amounts.total)}</dd>
        </div>
      </dl>
      <p className="mt-3 wrap-anywhere">{inWords}</p>
    </div>
  );
}

function Foot({ sentences, seller }: IssuedDocument) {
  return (
    <footer className="print:break-inside-avoid">
      {sentences.map((sentence) => (
        <p key={sentence} className="text-sm text-ink-soft">
          {sentence}
        </p>
      ))}
      <div className="mt-10 text-right">
        <p>For {seller.name}</p>
        <p className="mt-8 text-sm text-ink-soft">Authorised signatory</p>
      </div>
    </footer>
  );
}

const stateText = ({ name, code }: IssuedDocument['seller']['state']) => `${name} (${code})`;
