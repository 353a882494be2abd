import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { UserInList } from '../../../../contracts/accounts.contract.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Button } from '../../../ui/button.tsx';
import { RoleTag } from './role-tag.tsx';

type Props = { user: UserInList; isSelf: boolean; onDelete: () => void };

/** One account: a card on phones, on wide screens a line. */
export function UserRow({ user, isSelf, onDelete }: Props) {
  const { _id, username, email, role, createdAt } = user;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-card border border-mist bg-sheet px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_7.5rem_10.5rem_7.5rem] md:gap-x-6">
      <div className="col-span-2 min-w-0 md:col-span-1">
        <Link
          to={`/admin/users/${_id}`}
          className="flex min-h-11 w-fit max-w-full items-center font-semibold text-link md:min-h-7"
        >
          <span className="min-w-0 wrap-anywhere">{username}</span>
        </Link>
        <p className="text-ink-soft wrap-anywhere">{email}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:contents">
        <span>
          <RoleTag role={role} />
        </span>
        <span className="text-sm text-ink-soft">
          Joined <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </span>
      </div>
      <div className="justify-self-end">
        {isSelf ? (
          <p className="flex min-h-11 items-center px-2 text-ink-soft">This is you</p>
        ) : (
          <Button variant="danger" onClick={onDelete} aria-label={`Delete ${username}, ${email}`} className="px-4">
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </Button>
        )}
      </div>
    </li>
  );
}
