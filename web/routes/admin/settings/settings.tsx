import { href, Link } from 'react-router';
import type { EditableSettings } from '../../../../contracts/settings/settings.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/settings.ts';
import { RegistrationFields, SocialFields } from './list-sections.tsx';
import { SettingsEditor, SettingsProblem } from './settings-editor.tsx';
import { SETTING_NAMES, type SettingName } from './settings-form-values.ts';
import { AgencyFields, ContactFields, DeskFields, OfficeFields, ReviewFields } from './text-sections.tsx';
import { useSettingsEditing } from './use-settings-editor.ts';

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
      ways={[
        { to: href('/admin/settings/money'), text: 'Tax and payments' },
        { to: href('/admin/start'), text: 'Set-up and opening' },
        { to: href('/admin/mail/settings'), text: 'Mail settings and test mail' },
      ]}
    >
      {(settings) => <SettingsForm loaded={settings} />}
    </StaffPage>
  );
}

function SettingsForm({ loaded }: { loaded: EditableSettings }) {
  return (
    <SettingsEditor loaded={loaded} bar={<SaveBar />}>
      <PlaceholderSummary />
      <p className="text-ink-soft">
        Words and pictures are under{' '}
        <Link to={href('/admin/pages')} className="text-link">
          Pages
        </Link>
        ; logo, colour and letters under{' '}
        <Link to={href('/admin/pages/:key', { key: 'look' })} className="text-link">
          Look
        </Link>
        .
      </p>
      <AgencyFields />
      <ContactFields />
      <OfficeFields />
      <SocialFields />
      <RegistrationFields />
      <DeskFields />
      <ReviewFields />
    </SettingsEditor>
  );
}

function PlaceholderSummary() {
  const { stored } = useSettingsEditing();
  const names = (Object.keys(SETTING_NAMES) as SettingName[]).filter((name) =>
    stored.placeholders.includes(name),
  );
  if (names.length === 0) return null;
  return (
    <Notice tone="info">
      <p className="font-semibold">Not set yet, or still from the demo:</p>
      <p className="text-ink-soft">{names.map((name) => SETTING_NAMES[name]).join(' · ')}</p>
    </Notice>
  );
}

function SaveBar() {
  const { changed, isSaving, discard } = useSettingsEditing();
  if (changed.length === 0) return null;
  return (
    <section
      aria-label="Unsaved changes"
      className="sticky bottom-(--bottom-inset,0px) z-30 -mx-(--gutter) mt-10 grid gap-3 border-t border-mist bg-paper px-(--gutter) py-3"
    >
      <SettingsProblem />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-sm text-ink-soft max-sm:sr-only">
          Changed: {changed.map((name) => SETTING_NAMES[name]).join(', ')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
          <Button type="submit" busy={isSaving}>
            {isSaving ? 'Saving…' : 'Save changes'}
          </Button>
        </div>
      </div>
    </section>
  );
}
