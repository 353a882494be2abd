import { formatDay } from '../../lib/format-day.ts';
import type { PolicySection } from './policy-sections.ts';
import { RefundTable } from './refund-table.tsx';

export function PolicyPart({ section: { id, title, points, facts = [] } }: { section: PolicySection }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {id === 'cancellation-policy' && <RefundTable />}
      <ul className="mt-4 list-disc space-y-2 pl-5 leading-relaxed marker:text-edge">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {facts.map(({ text, source, checkedOn }) => (
          <li key={text}>
            {text}
            <span className="block text-sm text-ink-soft">
              Source: {source}. Checked on <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>; ask us
              for the latest.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
