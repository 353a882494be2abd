import { formatDay } from '../../../contracts/india-time.ts';
import type { ShownContent } from '../../../contracts/page-content/content-values.ts';
import type { PolicyFigures } from '../../../contracts/policies/policy-figures.ts';
import { Written } from '../../features/page-content/written.tsx';
import { RefundSeasonNote, RefundTable } from '../../features/refund/refund-table.tsx';
import { optionalPart } from '../../lib/loading/lazy-part.ts';

const RefundCalculator = optionalPart(() => import('./refund-calculator.tsx'), 'RefundCalculator');

type Fact = ShownContent<'policies'>['papers']['facts'][number];

type Props = {
  id: string;
  part: { title: string; points: string[]; facts?: Fact[] };
  /** Of the refund: with the table and the calculator. */
  refund?: { figures: PolicyFigures; today: string } | undefined;
};

export function PolicyPart({ id, part: { title, points, facts = [] }, refund }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {refund && (
        <>
          <RefundTable figures={refund.figures} />
          <RefundSeasonNote figures={refund.figures} />
          <RefundCalculator {...refund} />
        </>
      )}
      <ul className="mt-4 list-disc space-y-2 pl-5 leading-relaxed marker:text-edge">
        {points.map((point) => (
          <Written key={point} as="li" html={point} />
        ))}
        {facts.map((fact) => (
          <SourcedFact key={fact.text} fact={fact} />
        ))}
      </ul>
    </section>
  );
}

function SourcedFact({ fact: { text, source, sourceUrl, checkedOn } }: { fact: Fact }) {
  return (
    <li>
      {text}
      <span className="block text-sm text-ink-soft">
        Source:{' '}
        {sourceUrl ? (
          <a href={sourceUrl} rel="noopener external" className="text-link">
            {source}
          </a>
        ) : (
          source
        )}
        . Checked on <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>; ask us for the latest.
      </span>
    </li>
  );
}
