import { href } from 'react-router';
import type { ReplyTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useDestinationName } from '../destinations/use-destination-name.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { DeleteRecord } from '../records/delete-record.tsx';
import { RecordListPage, RecordRow } from '../records/record-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/manage-reply-templates.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Reply templates');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listReplyTemplates());

export const HydrateFallback = () => <LoadingList title="Reply templates" />;

export default function ManageReplyTemplates({ loaderData }: Route.ComponentProps) {
  const nameOf = useDestinationName();
  return (
    <RecordListPage
      title="Reply templates"
      answer={loaderData}
      failed="Failed to load the templates"
      add={{ to: href('/admin/reply-templates/new'), text: 'Write a template' }}
      empty={{
        title: 'No templates yet',
        text: 'Write down once what you answer often. It is filled with the name, the tour and the day where you reply.',
      }}
      search={{ noun: 'template', textOf: (template) => textOf(template, nameOf) }}
      lead="Choose one of these above the text of a reply. Those of the enquiry’s destination come first."
    >
      {(template) => <TemplateRow template={template} />}
    </RecordListPage>
  );
}

const textOf = ({ name, destination, subject, text }: ReplyTemplate, nameOf: (key: string) => string) =>
  [name, nameOf(destination ?? ''), subject, text].join(' ');

function TemplateRow({ template }: { template: ReplyTemplate }) {
  const { _id, name, destination, text } = template;
  const nameOf = useDestinationName();
  return (
    <RecordRow
      to={href('/admin/reply-templates/:id', { id: _id })}
      name={name}
      tags={destination && <Tag>{nameOf(destination)}</Tag>}
      actions={
        <DeleteRecord
          noun="template"
          record={template}
          remove={staffApi.deleteReplyTemplate}
          restore={staffApi.restoreReplyTemplate}
        />
      }
    >
      <p className="line-clamp-1">{text}</p>
    </RecordRow>
  );
}
