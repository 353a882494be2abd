import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import { countOf } from '../../../../contracts/count-of.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { CustomerLine } from '../customers/customer-line.tsx';
import { RoleTag } from './role-tag.tsx';

export function UserFacts({ user }: { user: UserDetail }) {
  const { email, isEmailProved, role, createdAt, hasSecondFactor, enquiryCount, sessionCount, isSubscribed } =
    user;
  return (
    <dl className="grid gap-x-6 gap-y-4 rounded-card border border-mist bg-sheet p-5 sm:grid-cols-2 xl:grid-cols-3">
      <Fact label="Email">
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center text-link wrap-anywhere">
          {email}
        </a>
      </Fact>
      <Fact label="Address confirmed">{isEmailProved ? 'Yes' : 'No'}</Fact>
      <Fact label="Role">
        <RoleTag role={role} staffRole={user.staffRole} />
      </Fact>
      {user.leftStaffAt && <Fact label="Was staff until">{formatDay(user.leftStaffAt)}</Fact>}
      <Fact label="Joined">{formatDay(createdAt)}</Fact>
      {user.customer && (
        <Fact label="Customer">
          <CustomerLine customer={user.customer} />
        </Fact>
      )}
      <Fact label="Enquiries">
        {enquiryCount === 0 ? (
          'None'
        ) : (
          <Link
            to={`${href('/admin/bookings')}?${new URLSearchParams({ q: email })}`}
            className="inline-flex min-h-11 items-center text-link"
          >
            {countOf(enquiryCount, 'enquiry', 'enquiries')}
          </Link>
        )}
      </Fact>
      <Fact label="Signed in on">{sessionCount === 0 ? 'No device' : countOf(sessionCount, 'device')}</Fact>
      {(role === 'admin' || hasSecondFactor) && (
        <Fact label="Two-step sign-in">{hasSecondFactor ? 'On' : 'Off'}</Fact>
      )}
      <Fact label="Newsletter">{isSubscribed ? 'Subscribed' : 'Not subscribed'}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="flex min-h-11 items-center">{children}</dd>
    </div>
  );
}
