import { type ReactNode, Suspense } from 'react';
import { STAFF_DELETED_BY } from '../../../../contracts/accounts/deleting-staff.ts';
import { TourGridSkeleton } from '../../../features/tours/grid/tour-grid-skeleton.tsx';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccount } from './delete-account/delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { MorningMailSwitch } from './morning-mail-switch.tsx';
import type { OwnAccountData } from './own-account-data.ts';
import { OwnAddress } from './own-address.tsx';
import { OwnEnquiries } from './own-enquiries.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactorLink } from './second-factor-link.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

const SavedTourList = lazyPart(
  () => import('../../../features/saved-tours/saved-tour-list.tsx'),
  'SavedTourList',
);

export function OwnAccountPage({ account, enquiries, reviews, sessions }: OwnAccountData) {
  return (
    <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 content-start gap-14">
        <Section id="enquiries" title="Your enquiries">
          <OwnEnquiries enquiries={enquiries} />
        </Section>
        <Section id="reviews" title="Your reviews">
          <OwnReviews reviews={reviews} />
        </Section>
      </div>
      <div className="min-w-0 lg:col-span-2 lg:row-start-2">
        <Section id="saved" title="Saved tours">
          <Suspense fallback={<TourGridSkeleton count={4} />}>
            <SavedTourList headingLevel="h3" />
          </Suspense>
        </Section>
      </div>
      <div className="grid content-start gap-10 md:grid-cols-2 lg:col-start-2 lg:row-start-1 lg:grid-cols-1 lg:border-l lg:border-mist lg:pl-10">
        <Section id="address" title="Email address" isSmall>
          <OwnAddress account={account} />
        </Section>
        <Section id="password" title="Change password" isSmall>
          <ChangePasswordForm email={account.email} />
        </Section>
        {(account.role === 'admin' || account.hasSecondFactor) && (
          <Section id="second-factor" title="Two-step sign-in" isSmall>
            <SecondFactorLink isOn={account.hasSecondFactor} />
          </Section>
        )}
        {account.role === 'admin' && (
          <Section id="morning" title="Morning mail" isSmall>
            <MorningMailSwitch isOn={account.wantsMorningMail} />
          </Section>
        )}
        <Section id="sessions" title="Devices" isSmall>
          <OwnSessions sessions={sessions} />
          <SignOutEverywhere />
        </Section>
        <Section id="data" title="Your data" isSmall>
          <DownloadData />
        </Section>
        <Section id="delete" title="Delete account" isSmall>
          {account.role === 'admin' ? <p className="text-ink-soft">{STAFF_DELETED_BY}</p> : <DeleteAccount />}
        </Section>
      </div>
    </div>
  );
}

type SectionProps = { id: string; title: string; isSmall?: boolean; children: ReactNode };

function Section({ id, title, isSmall, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={isSmall ? 'mb-3 text-xl' : 'mb-4 text-heading'}>
        {title}
      </h2>
      {children}
    </section>
  );
}
