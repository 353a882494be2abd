import { href } from 'react-router';
import type { MessageInList } from '../../../../contracts/mail-words/mail-words.contract.ts';
import { MailFrame } from '../../../features/mail-frame/mail-frame.tsx';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/all-mail-messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Words of the mails');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listMessages());

export const HydrateFallback = () => <LoadingList title="Words of the mails" />;

const READERS = [
  { to: 'traveller', title: 'To travellers' },
  { to: 'account', title: 'To the owner of an account' },
  { to: 'staff', title: 'To the agency' },
] as const;

export default function AllMailMessagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Words of the mails"
      answer={loaderData}
      failed="Failed to load the messages"
      ways={[{ to: href('/admin/mail'), text: 'Mails sent' }]}
    >
      {({ data }) => (
        <div className="grid gap-12">
          <p className="max-w-[60ch] text-ink-soft">
            What the site mails by itself, with made-up data. Edit the words of each as you like.
          </p>
          {READERS.map(({ to, title }) => (
            <section key={to} aria-labelledby={`to-${to}`}>
              <h2 id={`to-${to}`} className="mb-4 text-heading">
                {title}
              </h2>
              <ul className="grid gap-8">
                {data
                  .filter((message) => message.to === to)
                  .map((message) => (
                    <MessageItem key={message.kind} message={message} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </StaffPage>
  );
}

function MessageItem({ message }: { message: MessageInList }) {
  const { kind, title, purpose, isEdited, sample } = message;
  return (
    <li className="min-w-0 rounded-card border border-mist bg-sheet p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 text-xl">
            {title}
            {isEdited && <Tag>Edited</Tag>}
          </h3>
          <p className="mt-1 max-w-[60ch] text-ink-soft">{purpose}</p>
        </div>
        <ButtonLink
          to={href('/admin/mail/messages/:kind', { kind })}
          variant="secondary"
          aria-label={`Edit the words of ${title}`}
        >
          Edit
        </ButtonLink>
      </div>
      <p className="mt-4 mb-3 wrap-anywhere">
        <span className="text-ink-soft">Subject: </span>
        <span className="font-semibold">{sample.subject}</span>
      </p>
      <MailFrame html={sample.html} title={`${title}, as it looks`} />
    </li>
  );
}
