import { Mail, X } from 'lucide-react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { formatDay, formatMoment } from '../../../../contracts/india-time.ts';
import type { WaitingInvitation } from '../../../../contracts/staff/staff-invitations.contract.ts';
import { ROLE_NAMES } from '../../../../contracts/staff/staff-policy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { Tag } from '../lists/tag.tsx';
import { MailStateTag } from '../mail/mail-state-tag.tsx';
import { staffApi } from '../staff-api.ts';

export function WaitingInvitations({ invitations }: { invitations: readonly WaitingInvitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="mb-6">
      <h2 id="invitations" className="mb-2 text-xl">
        Pending invitations
      </h2>
      <ul className="divide-y divide-mist rounded-card border border-mist bg-sheet">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation._id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation }: { invitation: WaitingInvitation }) {
  const act = useStaffAction();
  const [isRevoking, setRevoking] = useState(false);
  const { _id, username, email, staffRole, invitedBy, invitedAt, until, mail, unreachable } = invitation;
  const params = { id: _id };
  const sendAgain = () =>
    act({
      call: () => staffApi.sendInvitationAgain({ params }),
      failed: 'Failed to send the invitation again',
      of: email,
      done: ({ message = '' }) => message,
    });
  async function revoke() {
    const call = () => staffApi.revokeInvitation({ params });
    await act({ call, failed: 'Failed to revoke the invitation', done: ({ message = '' }) => message });
  }
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{username}</span>
          <Tag>{ROLE_NAMES[staffRole]}</Tag>
        </p>
        <p className="text-ink-soft wrap-anywhere">{email}</p>
        <p className="mt-1 text-sm text-ink-soft">
          Invited by {invitedBy.username} on {formatDay(invitedAt)}.{' '}
          {until ? `The link works until ${formatMoment(until)}.` : 'The mail has not left yet.'}
        </p>
        {mail && mail.state !== 'sent' && (
          <Link
            to={href('/admin/mail/:id', { id: mail._id })}
            className="mt-1 inline-flex min-h-11 items-center text-link"
          >
            <MailStateTag mail={mail} />
          </Link>
        )}
        {unreachable && (
          <Notice tone="error" className="mt-2">
            <p>Mail to this address bounces. Check it and invite again.</p>
            <p className="text-sm wrap-anywhere">{unreachable}</p>
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <ActionButton
          variant="secondary"
          icon={Mail}
          onPress={sendAgain}
          aria-label={`Send again: the invitation of ${username}`}
        >
          Send again
        </ActionButton>
        <Button
          variant="quiet"
          onClick={() => setRevoking(true)}
          aria-label={`Revoke the invitation of ${username}`}
        >
          <X className="size-5" />
          Revoke
        </Button>
      </div>
      <ConfirmDialog
        open={isRevoking}
        title={`Revoke the invitation of ${username}?`}
        confirm="Revoke"
        onConfirm={revoke}
        onClose={() => setRevoking(false)}
      >
        <p>The link in the mail stops working at once.</p>
      </ConfirmDialog>
    </li>
  );
}
