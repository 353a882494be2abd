import { href, Link } from 'react-router';
import type { Ownership } from '../../../../contracts/staff/ownership.contract.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Notice } from '../../../ui/states/notice.tsx';

export function OwnershipOffered({ offers }: Pick<Ownership, 'offers'>) {
  const { user } = useSession();
  return offers
    .filter(({ to }) => to._id === user?._id)
    .map(({ _id, from }) => (
      <Notice key={_id} tone="info">
        {from.username} offers you the ownership of the site.{' '}
        <Link to={href('/admin/users/ownership')} className="text-link">
          Accept or decline
        </Link>
      </Notice>
    ));
}
