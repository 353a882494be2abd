import { href } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/reply-template-page.ts';
import { TemplateEditor } from './template-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Reply template');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.id, staffApi.getReplyTemplate, staffApi.listReplyTemplates));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Reply template" />;

export default function ReplyTemplatePage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="template"
      nameOf={(template) => template.name}
      back={{ to: href('/admin/reply-templates'), text: 'All templates' }}
    >
      {(template) => <TemplateEditor template={template} />}
    </RecordPage>
  );
}
