import type { ConsentRecord } from '../../../contracts/consent-record.contract.ts';
import { formatMoment } from '../../../contracts/india-time.ts';

export function ConsentRecords({ consents }: { consents: readonly ConsentRecord[] }) {
  if (consents.length === 0) return null;
  return (
    <details className="mt-4 border-t border-mist pt-2 text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link">Consent</summary>
      <ul className="grid gap-3 pt-1">
        {consents.map(({ wording, version, givenAt, network }) => (
          <li key={givenAt}>
            <p className="wrap-anywhere">{wording}</p>
            <p className="text-ink-soft wrap-anywhere">
              {formatMoment(givenAt)}
              {network !== null && `, wording of ${version}, from the address ${network}`}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
