import { formatDay } from '../../../contracts/india-time.ts';
import type { PolicyFact } from '../../../contracts/settings.contract.ts';

/** A rule of somebody else's, with who makes it and when it was last looked up. */
export function SourcedFact({ fact: { text, source, sourceUrl, checkedOn } }: { fact: PolicyFact }) {
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
