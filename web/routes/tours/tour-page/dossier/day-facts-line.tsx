import type { DayFacts } from '../../../../../contracts/dossier/dossier.contract.ts';
import { factsOfDay } from './facts-of-day.ts';

export function DayFactsLine({ facts }: { facts: DayFacts }) {
  const told = factsOfDay(facts);
  if (told.length === 0) return null;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] leading-snug print:mt-0.5 print:gap-x-4">
      {told.map(([name, text]) => (
        <div key={name}>
          <dt className="mr-1.5 inline whitespace-nowrap text-ink-soft">{name}</dt>
          <dd className="inline font-semibold wrap-anywhere tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
