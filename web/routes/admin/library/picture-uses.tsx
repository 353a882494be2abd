import { href, Link } from 'react-router';
import type { PictureUse } from '../../../../contracts/media.contract.ts';
import type { PictureUseKind } from '../../../../contracts/media-terms.ts';
import { tourPath } from '../palette/found-items.ts';

const USERS: Readonly<Record<PictureUseKind, { noun: string; pathOf: (id: string) => string }>> = {
  tour: { noun: 'Tour', pathOf: tourPath },
  page: { noun: 'Page', pathOf: (key) => href('/admin/pages/:key', { key }) },
  person: { noun: 'Person', pathOf: (id) => href('/admin/team/:id', { id }) },
};

export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <ul className="divide-y divide-mist">
      {uses.map(({ kind, id, label }) => (
        <li key={`${kind} ${id}`} className="flex flex-wrap items-center gap-x-3">
          <Link to={USERS[kind].pathOf(id)} className="flex min-h-11 items-center text-link wrap-anywhere">
            {label}
          </Link>
          <span className="text-sm text-ink-soft">{USERS[kind].noun}</span>
        </li>
      ))}
    </ul>
  );
}
