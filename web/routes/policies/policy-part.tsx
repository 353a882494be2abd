import type { PolicySettings } from '../../../contracts/settings.contract.ts';
import type { PolicySection } from './policy-sections.ts';
import { RefundSeasonNote } from './refund-season-note.tsx';
import { RefundTable } from './refund-table.tsx';
import { SourcedFact } from './sourced-fact.tsx';

type Props = { section: PolicySection; settings: PolicySettings };

export function PolicyPart({ section: { id, title, points }, settings }: Props) {
  const facts = settings.policyFacts.filter((fact) => fact.part === id);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {id === 'cancellation-policy' && (
        <>
          <RefundTable />
          <RefundSeasonNote seasonStarts={settings.seasonStarts} />
        </>
      )}
      <ul className="mt-4 list-disc space-y-2 pl-5 leading-relaxed marker:text-edge">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {facts.map((fact) => (
          <SourcedFact key={fact.text} fact={fact} />
        ))}
      </ul>
    </section>
  );
}
