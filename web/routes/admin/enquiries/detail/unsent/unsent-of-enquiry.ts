import { FACT_NAMES } from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { type Draft, draftStore } from '../../../../../features/drafts/draft-store.ts';
import { draftNameOfAction } from '../../../follow-up/use-next-action-form.ts';
import { factsDraftName } from '../facts/facts-draft.ts';
import { draftNameOfReply } from '../replies/reply-draft-name.ts';

type Form = { form: string; nameOf: (enquiryId: string) => string; fields: readonly string[] };

const FORMS: Form[] = [
  { form: 'reply', nameOf: (id) => draftNameOfReply('reply', id), fields: ['subject', 'text'] },
  { form: 'message by WhatsApp', nameOf: (id) => draftNameOfReply('whatsapp', id), fields: ['text'] },
  { form: 'note of the call', nameOf: (id) => draftNameOfReply('call', id), fields: ['text'] },
  { form: 'note', nameOf: (id) => draftNameOfReply('note', id), fields: ['text'] },
  { form: 'next action', nameOf: draftNameOfAction, fields: ['on', 'words'] },
  { form: 'correction', nameOf: factsDraftName, fields: FACT_NAMES },
];

export type Unsent = { form: string; draftName: string; draft: Draft; text: string };

export function unsentOf(enquiryId: string): Unsent[] {
  return FORMS.flatMap(({ form, nameOf, fields }) => {
    const draftName = nameOf(enquiryId);
    const draft = draftStore.look(draftName);
    if (!draft) return [];
    const text = fields.flatMap((field) => draft[field]?.trim() || []).join('\n');
    return text === '' ? [] : [{ form, draftName, draft, text }];
  });
}
