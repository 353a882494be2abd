import { Check, X } from 'lucide-react';
import type { SentQuote } from '../../../contracts/quotes/quotes.contract.ts';

export function QuotedLists({ quote: { included, notIncluded } }: { quote: SentQuote }) {
  return (
    <>
      <ListedThings title="Included" icon={Check} colour="text-teesta" things={included} />
      <ListedThings title="Not included" icon={X} colour="text-ink-soft" things={notIncluded} />
    </>
  );
}

type ListedProps = { title: string; icon: typeof Check; colour: string; things: readonly string[] };

function ListedThings({ title, icon: Icon, colour, things }: ListedProps) {
  if (things.length === 0) return null;
  return (
    <section aria-label={title} className="break-inside-avoid">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 grid gap-2 leading-snug print:mt-1 print:gap-1">
        {[...new Set(things)].map((thing) => (
          <li key={thing} className="flex gap-2.5">
            <Icon className={`mt-0.5 size-4.5 shrink-0 ${colour}`} />
            <span className="min-w-0 wrap-anywhere">{thing}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
