import { href } from 'react-router';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { LoadingList } from '../../lists/loading-list.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import type { Route } from './+types/mail-settings.ts';
import { HowMailsLeave } from './how-mails-leave.tsx';
import { SenderPapersPart } from './sender-papers-part.tsx';
import { TestMail } from './test-mail.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Mail settings');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => (await staffApi.getMailSettings()).data);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Mail settings" />;

export default function MailSettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      back={{ to: href('/admin/mail'), text: 'All mails' }}
      title="Mail settings"
      answer={loaderData}
      failed="Failed to load the mail settings"
    >
      {(settings) => (
        <div className="grid max-w-[52rem] gap-10">
          <HowMailsLeave settings={settings} />
          <TestMail settings={settings} />
          <SenderPapersPart />
        </div>
      )}
    </StaffPage>
  );
}
