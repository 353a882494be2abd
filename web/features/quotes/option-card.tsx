import { useId } from 'react';
import { countPeople } from '../../../contracts/count-of.ts';
import { formatPaise } from '../../../contracts/money/format-paise.ts';
import type { DuePayment } from '../../../contracts/quotes/payment-schedule.ts';
import type { SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { DueList } from './due-list.tsx';
import { eachText, rowsApart, rowsOfTotal, type SumRow, taxNote } from './option-sums.ts';

type Props = {
  quote: Pick<SentQuote, 'people' | 'tax'>;
  option: SentQuote['options'][number];
  plan?: readonly DuePayment[];
  today?: string | undefined;
};

export function OptionCard({ quote, option, plan = [], today }: Props) {
  const id = useId();
  const { people, tax } = quote;
  const { total } = option.totals;
  const note = taxNote(option, tax);
  const isPackage = tax.kind === 'package' && tax.rules.registration === 'regular';
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col rounded-card border border-mist bg-sheet p-5 sm:p-6 print:break-inside-avoid print:border-edge print:p-4"
    >
      <h3 id={id} className="text-xl wrap-anywhere">
        {option.label}
      </h3>
      <p className="mt-2 text-heading font-semibold text-pine tabular-nums">{formatPaise(total)}</p>
      <p className="text-sm text-ink-soft">
        {people > 1
          ? `For ${countPeople(people)}, ${eachText(total, people)}`
          : people === 1 && 'For 1 person'}
      </p>
      <table className="mt-4 w-full border-collapse text-left text-[0.9375rem] leading-snug tabular-nums">
        <caption className="sr-only">What {option.label} is made of</caption>
        <tbody>
          {rowsOfTotal(option, tax).map((row) => (
            <SumLine key={row.key} row={row} />
          ))}
          <tr className="font-semibold">
            <th scope="row" className="pt-3 pr-4">
              Total
            </th>
            <td className="pt-3 text-right whitespace-nowrap">{formatPaise(total)}</td>
          </tr>
        </tbody>
      </table>
      {(note || isPackage) && (
        <div className="mt-2 grid gap-1 text-sm text-ink-soft">
          {note && <p>{note}</p>}
          {isPackage && <p>{tax.rules.packageSentence}</p>}
        </div>
      )}
      <RowsApart title="If you like, on top" rows={rowsApart(option, 'optional', tax)} />
      <RowsApart title="You arrange this yourself" rows={rowsApart(option, 'own', tax)} />
      {plan.length > 0 && (
        <div className="mt-auto pt-5">
          <div className="border-t border-mist pt-4">
            <h4 className="mb-2 text-sm font-semibold text-ink-soft">What is due when</h4>
            <DueList plan={plan} today={today} />
          </div>
        </div>
      )}
    </article>
  );
}

function SumLine({ row: { text, note, amount } }: { row: SumRow }) {
  return (
    <tr className="border-b border-mist align-top last:border-0">
      <th scope="row" className="py-2 pr-4 font-normal wrap-break-word">
        {text}
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </th>
      <td className="py-2 text-right whitespace-nowrap">{amount}</td>
    </tr>
  );
}

function RowsApart({ title, rows }: { title: string; rows: SumRow[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 id={id} className="text-sm font-semibold text-ink-soft">
        {title}
      </h4>
      <table
        aria-labelledby={id}
        className="w-full border-collapse text-left text-[0.9375rem] leading-snug tabular-nums"
      >
        <tbody>
          {rows.map((row) => (
            <SumLine key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
