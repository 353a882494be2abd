import { href } from 'react-router';
import type { ReplyTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import { formAsBody } from '../../../api/form-as-body.ts';
import { type EditedThing, useVersionedEditor } from '../drafts/use-versioned-editor.ts';
import { staffApi } from '../staff-api.ts';

const PART_NAMES = { name: 'Name', destination: 'Destination', subject: 'Subject', text: 'Text' };
type Part = keyof typeof PART_NAMES;

const bodyOf = (typed: Record<Part, string>) => formAsBody<{ name: string; text: string }>(typed);

const TEMPLATE: EditedThing<Part, ReplyTemplate> = {
  draftKind: 'reply-template',
  what: 'template',
  partNames: PART_NAMES,
  textOf: (template, part) => template[part] ?? '',
  list: href('/admin/reply-templates'),
  pathOf: (id) => href('/admin/reply-templates/:id', { id }),
  create: async (typed, idempotencyKey) =>
    (await staffApi.createReplyTemplate({ body: bodyOf(typed), idempotencyKey })).data,
  update: async ({ _id: id }, typed, version) =>
    (await staffApi.updateReplyTemplate({ params: { id }, body: { ...bodyOf(typed), version } })).data,
  find: async (id) => (await staffApi.getReplyTemplate({ params: { id } })).data,
};

/** A template as it is typed. */
export function useTemplateEditor(template: ReplyTemplate | null) {
  return useVersionedEditor(template, TEMPLATE);
}
