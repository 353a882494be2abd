import { countOf } from '../../../contracts/count-of.ts';
import type { DuePayment } from '../../../contracts/quotes/payment-schedule.ts';
import type { SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { OptionCard } from '../../features/quotes/option-card.tsx';
import { classNames } from '../../ui/class-names.ts';

type Props = { quote: SentQuote; plans: readonly (readonly DuePayment[])[]; today: string };

/** Side by side where there is room. */
const COLUMNS: Record<number, string> = {
  1: 'max-w-[36rem]',
  2: 'md:grid-cols-2 print:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2',
};

export function QuotedOptions({ quote, plans, today }: Props) {
  const { options } = quote;
  // Two options may have the same name.
  const cards = options.map((option, at) => ({ key: `option ${at}`, option, plan: plans[at] }));
  return (
    <section aria-labelledby="price" className="mt-12 print:mt-5">
      <h2 id="price" className="text-heading print:break-after-avoid">
        The price
      </h2>
      {options.length > 1 && plans.length > 0 && (
        <p className="mt-2 text-ink-soft">{countOf(options.length, 'option')}: choose one as you accept.</p>
      )}
      <div
        className={classNames(
          'mt-5 grid grid-cols-1 gap-5',
          COLUMNS[options.length] ?? 'md:grid-cols-2 print:grid-cols-2',
        )}
      >
        {cards.map(({ key, ...card }) => (
          <OptionCard key={key} quote={quote} today={today} {...card} />
        ))}
      </div>
    </section>
  );
}
