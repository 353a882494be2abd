import type { IssuedDocument } from '../../../../../contracts/money/documents.contract.ts';
import { paperRows } from '../../../../../contracts/money/paper-rows.ts';

type Props = { content: IssuedDocument };
type Said = Props & { rows: ReturnType<typeof paperRows> };

/** As it was issued, in the order of rules 46, 50, 51 and 53. Prints alone on the sheet: see print.css. */
export function DocumentPaper({ content }: Props) {
  const said = { content, rows: paperRows(content) };
  return (
    <article
      data-paper
      aria-label={`${content.title} ${content.number}`}
      className="@container max-w-[52rem] rounded-card border border-mist bg-sheet p-4 sm:p-8 print:max-w-none print:border-0 print:p-0"
    >
      <Head {...said} />
      <div className="grid gap-4 py-4 @lg:grid-cols-2 print:grid-cols-2">
        <Party title="To" name={content.buyer.name} rows={said.rows.buyer} />
        <Party title="For" name={content.trip.title} rows={said.rows.trip} />
      </div>
      <Lines {...said} />
      <Amounts {...said} />
      <Foot {...content} />
    </article>
  );
}

function Head({ content: { seller, title, number }, rows }: Said) {
  return (
    <header className="grid gap-4 border-b border-edge pb-4 @lg:grid-cols-2 print:grid-cols-2">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-lg font-semibold">{seller.name}</p>
        <p className="whitespace-pre-line">{rows.seller.join('\n')}</p>
        {seller.contact && <p className="text-ink-soft">{seller.contact}</p>}
      </div>
      <div className="min-w-0 wrap-anywhere @lg:text-right print:text-right">
        <h2 className="text-heading">{title}</h2>
        <p className="font-semibold tabular-nums">No. {number}</p>
        <p className="whitespace-pre-line">{rows.head.join('\n')}</p>
      </div>
    </header>
  );
}

type PartyProps = { title: string; name: string; rows: readonly string[] };

function Party({ title, name, rows }: PartyProps) {
  return (
    <section className="min-w-0 wrap-anywhere">
      <h3 className="font-sans text-sm font-normal text-ink-soft">{title}</h3>
      <p dir="auto" className="font-semibold">
        {name}
      </p>
      <p className="whitespace-pre-line">{rows.join('\n')}</p>
    </section>
  );
}

function Lines({ rows }: Said) {
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
        {rows.lines.map(([text, quantity, sum], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is frozen keeps its order
          <tr key={place} className="align-top *:py-1.5 print:break-inside-avoid">
            <td className="wrap-anywhere">{text}</td>
            <td className="px-3 text-right tabular-nums">{quantity}</td>
            <td className="text-right whitespace-nowrap tabular-nums">{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amounts({ content: { inWords }, rows }: Said) {
  return (
    <div className="py-4 print:break-inside-avoid">
      <dl className="ml-auto grid max-w-[24rem] gap-1 tabular-nums">
        {rows.amounts.map(([name, sum]) => (
          <Amount key={name} name={name} sum={sum} />
        ))}
        <Amount name="Total" sum={rows.total} isTotal />
      </dl>
      <p className="mt-3 wrap-anywhere">{inWords}</p>
      {rows.advances.length > 0 && <Advances of={rows.advances} />}
    </div>
  );
}

function Advances({ of }: { of: Said['rows']['advances'] }) {
  return (
    <section aria-labelledby="advances" className="mt-3 ml-auto max-w-[24rem]">
      <h3 id="advances" className="font-sans text-sm font-normal text-ink-soft">
        Advances taken in
      </h3>
      <dl className="mt-1 grid gap-1 tabular-nums">
        {of.map(([name, sum]) => (
          <Amount key={name} name={name} sum={sum} />
        ))}
      </dl>
    </section>
  );
}

function Amount({ name, sum, isTotal = false }: { name: string; sum: string; isTotal?: boolean }) {
  const total = isTotal ? 'mt-1 border-t border-edge pt-2 text-lg font-semibold' : '';
  return (
    <div className={`flex justify-between gap-4 ${total}`}>
      <dt>{name}</dt>
      <dd>{sum}</dd>
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
