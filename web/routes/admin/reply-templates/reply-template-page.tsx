import { useRef } from 'react';
import { href } from 'react-router';
import type { ReplyTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import { TEMPLATE_FIELDS, TEMPLATE_LIMITS } from '../../../../contracts/reply-templates/template-fields.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { insertText } from '../../../lib/browser/insert-text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDestinationOptions } from '../destinations/use-destination-options.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { NamedFields } from '../records/named-fields.tsx';
import { Options } from '../records/options.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { useVersionedEditor } from '../records/use-versioned-editor.ts';
import type { EditedRecord } from '../records/use-versioned-form.ts';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/reply-template-page.ts';

const FIELDS = Object.entries(TEMPLATE_FIELDS).map(([name, says]) => ({ name, text: `{${name}}`, says }));
const PART_NAMES = { name: 'Name', destination: 'Destination', subject: 'Subject', text: 'Text' };
const TEMPLATE: EditedRecord<Part, ReplyTemplate> = {
  draftKind: 'reply-template',
  what: 'template',
  partNames: PART_NAMES,
  typedOf: ({ name, destination, subject, text }) => ({
    ...{ name, destination: destination ?? '', subject: subject ?? '', text },
  }),
  list: href('/admin/reply-templates'),
  create: staffApi.createReplyTemplate,
  update: staffApi.updateReplyTemplate,
  find: staffApi.getReplyTemplate,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Reply template');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.id, TEMPLATE.find, staffApi.listReplyTemplates));

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

type Part = keyof typeof PART_NAMES;

function TemplateEditor({ template }: { template: ReplyTemplate | null }) {
  const editor = useVersionedEditor(template, TEMPLATE);
  const { of } = editor;
  /** A pressed field goes into the input that had the focus last. */
  const lastField = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);

  function insertField(name: string) {
    const text = editor.draft.form.current?.elements.namedItem('text');
    const field = lastField.current ?? (text instanceof HTMLTextAreaElement ? text : null);
    if (field) insertText(field, `{${name}}`);
  }

  return (
    <RecordForm editor={editor} label="Reply template">
      <TextField
        label="Name"
        maxLength={TEMPLATE_LIMITS.name}
        hint="Only you see it: what the template is for."
        {...of('name')}
      />
      <SelectField label="Destination" {...of('destination')}>
        <Options of={useDestinationOptions(template?.destination)} none="Any" />
      </SelectField>
      <TextField
        label="Subject (may stay empty)"
        maxLength={TEMPLATE_LIMITS.subject}
        onFocus={(event) => {
          lastField.current = event.target;
        }}
        {...of('subject')}
      />
      <TextAreaField
        label="Text"
        rows={14}
        maxLength={TEMPLATE_LIMITS.text}
        hint="Write […] where something has to be filled in by hand: a reply with […] in it is not sent."
        onFocus={(event) => {
          lastField.current = event.target;
        }}
        {...of('text')}
      />
      <NamedFields fields={FIELDS} onPick={insertField} />
    </RecordForm>
  );
}
