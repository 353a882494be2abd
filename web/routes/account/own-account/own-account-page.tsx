import { type ReactNode, useState } from 'react';
import { href } from 'react-router';
import { STAFF_DELETED_BY } from '../../../../contracts/accounts/deleting-staff.ts';
import type { OwnAccount } from '../../../../contracts/accounts/own-account.contract.ts';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { signOut } from '../../../features/session/sign-out/sign-out.ts';
import { TourGridSkeleton } from '../../../features/tours/grid/tour-grid-skeleton.tsx';
import { saveAsFile } from '../../../lib/browser/save-as-file.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SendConfirmation } from '../confirmed-email/send-confirmation.tsx';
import { usePress } from '../form/use-press.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import type { OwnAccountData } from './own-account-data.ts';
import { OwnEnquiry } from './own-enquiry.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { OwnSessions } from './own-sessions.tsx';

const DeleteAccountDialog = lazyPart(
  () => import('./delete-account/delete-account-dialog.tsx'),
  'DeleteAccountDialog',
);

const SavedTourList = lazyPart(
  () => import('../../../features/saved-tours/saved-tour-list.tsx'),
  'SavedTourList',
  () => <TourGridSkeleton count={4} />,
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
          <SavedTourList headingLevel="h3" />
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

function DeleteAccount() {
  const [isAsked, setAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  function ask() {
    setWasAsked(true);
    setAsked(true);
  }
  return (
    <>
      <p className="mb-4 text-ink-soft">
        You see what goes and what stays, and are asked for your password, before anything is deleted.
      </p>
      <Button variant="danger" aria-haspopup="dialog" onClick={ask}>
        Delete my account
      </Button>
      {wasAsked && <DeleteAccountDialog open={isAsked} onClose={() => setAsked(false)} />}
    </>
  );
}

function DownloadData() {
  const { isBusy, press } = usePress();

  const download = () =>
    press(async () => {
      const { data } = await accountApi.exportOwnData();
      saveAsFile(new File([JSON.stringify(data, null, 2)], 'my-data.json', { type: 'application/json' }));
    });

  return (
    <>
      <p className="mb-4 text-ink-soft">Everything that we keep about you, in one JSON file.</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void download()}>
        Download my data
      </Button>
    </>
  );
}

function MorningMailSwitch({ isOn: wasOn }: { isOn: boolean }) {
  const [isOn, setOn] = useState(wasOn);
  const { isBusy, press } = usePress();

  async function change(isWanted: boolean) {
    if (isBusy) return;
    setOn(isWanted);
    const isStored = await press(async () => void (await accountApi.setMorningMail({ body: { isWanted } })));
    if (!isStored) setOn(!isWanted);
  }

  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        checked={isOn}
        aria-busy={isBusy || undefined}
        onChange={(event) => void change(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-action"
      />
      <span>
        Mail me at seven what is due
        <span className="block text-ink-soft">
          What is due today, what is late, and who waits for an answer. No mail where there is nothing to
          tell.
        </span>
      </span>
    </label>
  );
}

function OwnAddress({ account: { email, isEmailProved } }: { account: OwnAccount }) {
  if (isEmailProved)
    return (
      <p className="text-ink-soft">
        <span className="wrap-anywhere">{email}</span> is confirmed as yours.
      </p>
    );
  return (
    <>
      <p className="mb-4 text-ink-soft">
        <span className="wrap-anywhere">{email}</span> is not confirmed yet. Once it is, our mails can tell
        you more, and messages that you sent from it become part of your data.
      </p>
      <SendConfirmation />
    </>
  );
}

function OwnEnquiries({ enquiries }: { enquiries: Enquiry[] }) {
  if (enquiries.length === 0) {
    return (
      <EmptyState title="No enquiries yet" text="Send one from any tour; we answer by phone or email.">
        <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3">
      {enquiries.map((enquiry) => (
        <OwnEnquiry key={enquiry._id} enquiry={enquiry} />
      ))}
    </ul>
  );
}

function SecondFactorLink({ isOn }: { isOn: boolean }) {
  return (
    <>
      <p className="mb-4 text-ink-soft">
        {isOn
          ? 'On: signing in takes your password and a code from your authenticator app.'
          : 'Off: anyone who learns your password can sign in. A code from an app on your phone keeps them out.'}
      </p>
      <ButtonLink to={href('/account/second-factor')} variant="secondary">
        {isOn ? 'Change two-step sign-in' : 'Set up two-step sign-in'}
      </ButtonLink>
    </>
  );
}

function SignOutEverywhere() {
  const { isBusy, press } = usePress();

  const leave = () =>
    press(async () => {
      const answer = await accountApi.signOutEverywhere();
      signOut();
      showAlert({ text: answer.message ?? 'You are signed out everywhere.', tone: 'success' });
    });

  return (
    <>
      <p className="mb-4 text-ink-soft">Ends all your sessions, on this device and all others.</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void leave()}>
        Sign out everywhere
      </Button>
    </>
  );
}
