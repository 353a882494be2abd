import { useEffect, useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import type { EditableContent } from '../../../../contracts/page-content/page-content.contract.ts';
import type { Choice } from '../../../../contracts/tours/destinations.ts';
import type { BrowseCounts } from '../../../../contracts/tours/tours.contract.ts';
import { visitorApi } from '../../../features/session/visitor-api.ts';
import { logFailure } from '../staff-page/log-failure.ts';

/** By the page's key. */
const LISTS = { destinations: 'destination', themes: 'theme' } as const;
type Listed = keyof typeof LISTS;

const isListed = (key: string): key is Listed => Object.hasOwn(LISTS, key);

type TakenOut = { list: Listed; choices: Choice[] };

/** What visitors could choose until now. */
export function takenOutOf(published: EditableContent, values: EditableContent['values']): TakenOut | null {
  const { key } = published;
  if (!isListed(key)) return null;
  const now = new Set((values[key] as Choice[]).map((one) => one.key));
  const choices = (published.published[key] as Choice[]).filter((one) => !now.has(one.key));
  return choices.length > 0 ? { list: key, choices } : null;
}

export function TakenOutWords({ list, choices }: TakenOut) {
  const counts = useCounts()?.[LISTS[list]];
  return (
    <>
      <ul className="mb-3 grid gap-1 text-ink">
        {choices.map(({ key, name }) => (
          <li key={key} className="wrap-anywhere">
            <strong>{name}</strong>
            {counts && `: ${countOf(counts[key] ?? 0, 'tour')} on the site`}
          </li>
        ))}
      </ul>
      <p>
        {choices.length === 1
          ? 'Visitors can no longer filter by it. List it again, and its tours are back.'
          : 'Visitors can no longer filter by them. List one again, and its tours are back.'}
      </p>
    </>
  );
}

function useCounts(): BrowseCounts | undefined {
  const [counts, setCounts] = useState<BrowseCounts>();
  useEffect(() => {
    visitorApi.browseTours({ query: new URLSearchParams() }).then(
      (answer) => setCounts(answer.counts),
      (error) => logFailure('Failed to count the tours', error),
    );
  }, []);
  return counts;
}
