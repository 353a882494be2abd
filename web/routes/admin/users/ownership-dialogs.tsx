import { useState } from 'react';
import type { Ownership, OwnershipOffer } from '../../../../contracts/staff/ownership.contract.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Options } from '../records/options.tsx';
import { staffApi } from '../staff-api.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { proofIn } from './proof-in.ts';

type Closing = { asksForCode: boolean; onClose: () => void };
type OfferProps = Closing & Pick<Ownership, 'managers'> & { to: string };

const STAYS = { yes: 'I stay an owner as well', no: 'I become a manager' };
const CONFIRM = { yes: 'Offer, and stay an owner', no: 'Offer, and become a manager' };

export function OfferDialog({ managers, to, asksForCode, onClose }: OfferProps) {
  const [stays, setStays] = useState<keyof typeof STAYS>('yes');
  return (
    <PasswordDialog
      title="Offer the ownership of the site?"
      confirm={CONFIRM[stays]}
      failed="Failed to offer the ownership"
      asksForCode={asksForCode}
      call={({ to: id = '', giverStays, ...typed }) =>
        staffApi.offerOwnership({
          params: { id },
          body: { ...proofIn(typed), giverStays: giverStays === 'yes' },
        })
      }
      onClose={onClose}
    >
      <p className="text-ink-soft">
        They are told by mail and have seven days to accept. Until then nothing changes, and you can withdraw
        the offer. Once they are an owner, nobody else, not even you, can change their role or delete their
        account.
      </p>
      <SelectField name="to" label="To" defaultValue={to} data-autofocus>
        <Options of={managers.map(({ _id, username }) => [_id, username] as const)} />
      </SelectField>
      <SelectField
        name="giverStays"
        label="Once they have accepted"
        value={stays}
        onChange={({ target }) => setStays(target.value as keyof typeof STAYS)}
      >
        <Options of={STAYS} />
      </SelectField>
    </PasswordDialog>
  );
}

type AcceptProps = Closing & { offer: OwnershipOffer };

export function AcceptDialog({ offer: { _id, from, giverStays }, asksForCode, onClose }: AcceptProps) {
  return (
    <PasswordDialog
      title="Become an owner of the site?"
      confirm="Accept"
      failed="Failed to accept the ownership"
      asksForCode={asksForCode}
      call={(typed) => staffApi.acceptOwnership({ params: { id: _id }, body: proofIn(typed) })}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        You manage the staff from then on.{' '}
        {giverStays ? `${from.username} stays an owner as well.` : `${from.username} becomes a manager.`} You
        can give it up only where there is another owner.
      </p>
    </PasswordDialog>
  );
}
