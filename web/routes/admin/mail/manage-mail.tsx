import { href, Link } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { MailFilter } from '../../../../contracts/mail/mail-terms.ts';
import { FAILED_COUNT_MAX } from '../../../../contracts/mail/mail-terms.ts';
import type { ListedMail, MailHealth } from '../../../../contracts/mail/manage-mail.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { usePolling } from '../actions/use-polling.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { IfMay } from '../rights/if-may.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-mail.ts';
import { BounceTroubleNotice } from './health/bounce-trouble-notice.tsx';
import { mailHealthStore } from './health/mail-health-store.ts';
import { MailStateTag } from './mail-state-tag.tsx';
import { aboutLink } from './mail-words.ts';
import { SendFailedAgain } from './send-failed-again.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Mail');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(request));

async function load(request: Request) {
  const [list, kinds, health] = await Promise.all([
    staffApi.listMails({ query: listQuery(request) }),
    staffApi.listMailKinds(),
    staffApi.getMailHealth(),
  ]);
  mailHealthStore.set(health.data);
  return { list, kinds: kinds.data, health: health.data };
}

export const HydrateFallback = () => <LoadingList title="Mail" />;

const STATES: Record<MailFilter, string> = {
  waiting: 'To be sent',
  retrying: 'To be tried again',
  sent: 'Sent',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export default function ManageMail({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Mail"
      answer={loaderData}
      failed="Failed to load the mails"
      ways={[
        { to: href('/admin/reply-templates'), text: 'Reply templates' },
        { to: href('/admin/mail/messages'), text: 'Words of the mails' },
        { to: href('/admin/mail/settings'), text: 'Test mail and settings' },
      ]}
    >
      {(data) => <MailList {...data} />}
    </StaffPage>
  );
}

function MailList({ list, kinds, health }: Awaited<ReturnType<typeof load>>) {
  usePolling(list.data.some(({ state }) => state === 'waiting' || state === 'sending'));
  return (
    <>
      <MailHealthNotice health={health} />
      <IfMay right="manage-mail">
        <SendFailedAgain failed={health.failed} />
      </IfMay>
      <div className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="col-span-2 flex md:col-span-1">
          <ListSearch label="Search mails by recipient" placeholder="Beginning of the address" />
        </div>
        <FilterSelect name="state" label="State" of={STATES} none="All" />
        <FilterSelect
          name="kind"
          label="Kind"
          of={kinds.map(({ kind, title }) => [kind, title])}
          none="Every kind"
        />
      </div>
      <RowsFound
        rows={list.data}
        none={{
          title: 'No mails found',
          text: 'Mails to travellers and to you appear here, with what became of them, for 90 days.',
        }}
        className="@container grid gap-2"
      >
        {(mail) => <MailRow mail={mail} />}
      </RowsFound>
      <ListPager nextCursor={list.nextCursor} />
    </>
  );
}

function MailRow({ mail }: { mail: ListedMail }) {
  const { _id, title, recipient, subject, createdAt, tries, reason } = mail;
  const about = aboutLink(mail.about);
  return (
    <li className="grid gap-x-6 gap-y-1 rounded-card border border-mist bg-sheet px-4 py-3 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
      <div className="min-w-0">
        <Link
          to={href('/admin/mail/:id', { id: _id })}
          className="flex min-h-11 w-fit max-w-full items-center font-semibold text-link @min-[44rem]:min-h-8"
        >
          <span className="min-w-0 wrap-anywhere">{subject ?? title}</span>
        </Link>
        <p className="wrap-anywhere">to {recipient}</p>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {subject !== null && <span>{title} ·</span>}
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          <Link to={about.to} className="text-link wrap-anywhere">
            {about.text}
          </Link>
        </p>
      </div>
      <div className="min-w-0 self-center">
        <MailStateTag mail={mail} />
        {tries > 1 && <p className="mt-1 text-sm text-ink-soft">{countOf(tries, 'try', 'tries')}</p>}
        {reason && <p className="mt-1 line-clamp-3 text-sm text-ink-soft wrap-anywhere">{reason}</p>}
      </div>
    </li>
  );
}

function MailHealthNotice({ health }: { health: MailHealth }) {
  const { bounceTrouble, unproved } = health;
  return (
    <>
      <SendingNotice health={health} />
      {bounceTrouble && <BounceTroubleNotice trouble={bounceTrouble} className="mb-4" />}
      {unproved.waiting > 0 && <UnprovedNotice unproved={unproved} />}
    </>
  );
}

function UnprovedNotice({ unproved: { waiting, perHour } }: Pick<MailHealth, 'unproved'>) {
  const mails =
    waiting < FAILED_COUNT_MAX
      ? countOf(waiting, 'mail waits', 'mails wait')
      : `${FAILED_COUNT_MAX - 1}+ mails wait`;
  return (
    <Notice tone="error" className="mb-4">
      <p className="font-semibold">{mails}: they go to addresses that nobody has confirmed.</p>
      <p>
        At most {perHour} such receipts and links leave in an hour, so that nobody floods mailboxes by this
        site. The others go by themselves as there is room. If they are no flood, but your travellers’, the
        person who runs this site raises MAIL_UNPROVED_PER_HOUR.
      </p>
    </Notice>
  );
}

function SendingNotice({ health: { isSmtpSet, trouble } }: { health: MailHealth }) {
  if (trouble)
    return (
      <Notice tone="error" className="mb-4">
        <p className="font-semibold">Mails have not gone out since {formatMoment(trouble.since)}.</p>
        {trouble.reason && <p className="wrap-anywhere">Said last: {trouble.reason}</p>}
        <p className="mt-1">
          They wait here and are tried again by themselves; nothing is lost.{' '}
          <Link to={href('/admin/mail/settings')} className="text-link underline">
            Send a test mail
          </Link>{' '}
          to see what the mail server says now. If it refuses, ask your mail host, or the person who runs this
          site to look at SMTP_URL. Meanwhile call travellers whose receipts wait.
        </p>
      </Notice>
    );
  if (isSmtpSet) return null;
  return (
    <Notice tone="error" className="mb-4">
      <p className="font-semibold">Mails are written to files: no SMTP server is set up.</p>
      <p>
        Nobody receives them. The person who runs this site sets SMTP_URL and MAIL_FROM and restarts it.{' '}
        <Link to={href('/admin/mail/settings')} className="text-link underline">
          Where the files are, and what to ask your mail host for
        </Link>
      </p>
    </Notice>
  );
}
