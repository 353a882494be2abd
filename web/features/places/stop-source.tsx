import { checkedText, isOutdated } from '../../../contracts/stops/checked-on.ts';
import type { Stop } from '../../../contracts/stops/stops.contract.ts';

type Props = Pick<Stop, 'source' | 'sourceUrl' | 'checkedOn'> & { today: string };

export function StopSource({ source, sourceUrl, checkedOn, today }: Props) {
  const text = checkedText(checkedOn, today);
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {source && (
        <>
          {'Source: '}
          {sourceUrl ? (
            <a href={sourceUrl} rel="noreferrer" className="text-link">
              {source}
            </a>
          ) : (
            source
          )}
          {', '}
        </>
      )}
      {isOutdated(checkedOn, today) ? (
        <strong className="rounded-sm bg-error-ground px-1.5 py-0.5 font-semibold text-rhododendron">
          {text}
        </strong>
      ) : (
        text
      )}
      {'.'}
    </p>
  );
}
