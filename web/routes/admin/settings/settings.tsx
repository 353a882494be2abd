import { href } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/settings.ts';
import { SettingsEditor } from './settings-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Settings');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => (await staffApi.getEditableSettings()).data);

export const HydrateFallback = () => <LoadingList title="Settings" />;

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Settings"
      answer={loaderData}
      failed="Failed to load the settings"
      actions={
        <ButtonLink to={href('/admin/mail/settings')} variant="secondary">
          Mail settings and test mail
        </ButtonLink>
      }
    >
      {(settings) => <SettingsEditor loaded={settings} />}
    </StaffPage>
  );
}
