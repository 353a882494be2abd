import { Crown, LogOut, ShieldCheck, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import type { UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { type AskedOfUser, UserDialogs } from './user-dialogs.tsx';

const OF_OWNER = 'This is an owner of the site. Nobody else can make them a traveller or delete the account.';
const OWN =
  'This is your own account. Another member of staff can change its role; the rest you do on your account page.';
const OWN_OF_OWNER =
  'This is your own account, and you are an owner of the site: nobody else can change its role or delete it.';

export function UserActions({ user, staff }: { user: UserDetail; staff: StaffMember[] }) {
  const { user: self } = useSession();
  const [asked, setAsked] = useState<AskedOfUser | null>(null);
  const { _id, may, staffRole } = user;
  const isSelf = _id === self?._id;
  const isOwner = staffRole === 'owner';

  return (
    <div className="grid gap-4">
      {isSelf && <Notice tone="info">{isOwner ? OWN_OF_OWNER : OWN}</Notice>}
      {!isSelf && isOwner && <Notice tone="info">{OF_OWNER}</Notice>}
      <div className="flex flex-wrap gap-3">
        {may.includes('make-staff') && (
          <Button variant="secondary" onClick={() => setAsked('make-staff')}>
            <ShieldCheck aria-hidden="true" className="size-5" />
            Make staff
          </Button>
        )}
        {may.includes('name-owner') && (
          <Button variant="secondary" onClick={() => setAsked('name-owner')}>
            <Crown aria-hidden="true" className="size-5" />
            Make owner
          </Button>
        )}
        {may.includes('lay-down') && (
          <Button variant="secondary" onClick={() => setAsked('lay-down')}>
            <Crown aria-hidden="true" className="size-5" />
            Be an owner no more
          </Button>
        )}
        {may.includes('demote') && (
          <Button variant="secondary" onClick={() => setAsked('demote')}>
            <User aria-hidden="true" className="size-5" />
            Make traveller
          </Button>
        )}
        {!isSelf && (
          <Button variant="secondary" onClick={() => setAsked('sign-out')}>
            <LogOut aria-hidden="true" className="size-5" />
            Sign out everywhere
          </Button>
        )}
        {may.includes('delete') && (
          <Button variant="danger" onClick={() => setAsked('delete')}>
            <Trash2 aria-hidden="true" className="size-5" />
            Delete user
          </Button>
        )}
      </div>
      <UserDialogs user={user} staff={staff} asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}
