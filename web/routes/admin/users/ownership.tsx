import { useState } from 'react';
import { href, useSearchParams } from 'react-router';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type {
  OwnershipOffer,
  Ownership as OwnershipState,
} from '../../../../contracts/staff/ownership.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/ownership.ts';
import { AcceptDialog, OfferDialog } from './ownership-dialogs.tsx';

const TITLE = 'Ownership of the site';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, TITLE);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.getOwnership());

export const HydrateFallback = () => <LoadingList title={TITLE} />;

export default function OwnershipPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      back={{ to: href('/admin/users'), text: 'All users' }}
      title={TITLE}
      answer={loaderData}
      failed="Failed to load the offers"
    >
      {({ data }) => <Ownership state={data} />}
    </StaffPage>
  );
}

function Ownership({ state }: { state: OwnershipState }) {
  const isOwner = useMay('manage-staff');
  const to = useSearchParams()[0].get('to') ?? '';
  const [isOffering, setOffering] = useState(to !== '' && isOwner);
  const { offers, managers, asksForCode } = state;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <p>
        Owners manage the staff: they invite, give roles, and say who leaves. Nobody else can change the role
        of an owner or delete the account. It goes to a manager when both have confirmed it with their
        passwords; there is always at least one owner.
      </p>
      {offers.length > 0 ? (
        <ul className="grid gap-4">
          {offers.map((offer) => (
            <Offer key={offer._id} offer={offer} asksForCode={asksForCode} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">There are no offers.</p>
      )}
      {isOwner && managers.length === 0 && (
        <p className="text-ink-soft">
          There is no manager to whom you could offer it. Make somebody a manager first.
        </p>
      )}
      {isOwner && managers.length > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setOffering(true)}>
            Offer the ownership
          </Button>
        </div>
      )}
      {isOffering && managers.length > 0 && (
        <OfferDialog {...{ managers, asksForCode, to }} onClose={() => setOffering(false)} />
      )}
    </div>
  );
}

function Offer({ offer, asksForCode }: { offer: OwnershipOffer; asksForCode: boolean }) {
  const { user: self } = useSession();
  const act = useStaffAction();
  const [isAccepting, setAccepting] = useState(false);
  const { _id, from, to, giverStays, until } = offer;
  const isOwn = from._id === self?._id;
  const end = () =>
    act({
      call: () => staffApi.endOwnershipOffer({ params: { id: _id } }),
      failed: isOwn ? 'Failed to withdraw the offer' : 'Failed to decline the offer',
      done: ({ message = '' }) => message,
    });
  return (
    <li className="rounded-card border border-mist bg-sheet p-5">
      <p className="font-semibold">
        {isOwn
          ? `You offer ${to.username} the ownership of the site`
          : `${from.username} offers you the ownership of the site`}
      </p>
      <p className="mt-1 text-ink-soft">
        {afterwards(isOwn, giverStays, from.username)} The offer ends {formatMoment(until)}.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isOwn && <Button onClick={() => setAccepting(true)}>Accept</Button>}
        <ActionButton variant="secondary" onPress={end}>
          {isOwn ? 'Withdraw' : 'Decline'}
        </ActionButton>
      </div>
      {isAccepting && (
        <AcceptDialog offer={offer} asksForCode={asksForCode} onClose={() => setAccepting(false)} />
      )}
    </li>
  );
}

function afterwards(isOwn: boolean, giverStays: boolean, giver: string): string {
  if (giverStays) return 'Afterwards both are owners.';
  return isOwn ? 'Afterwards you are a manager.' : `Afterwards ${giver} is a manager.`;
}
