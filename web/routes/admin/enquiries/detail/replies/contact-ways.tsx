import { MessageCircle, Phone, StickyNote } from 'lucide-react';
import { LIMITS } from '../../../../../../contracts/fields/field-limits.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { DraftRestoredNotice } from '../../../drafts/draft-restored-notice.tsx';
import type { LoadTemplates } from '../../../replies/template-picker.tsx';
import type { Way } from './answer-tabs.tsx';
import { CallForm } from './call-form.tsx';
import { draftNameOfReply } from './reply-draft-name.ts';
import { useHistoryForm } from './use-history-form.ts';
import { WhatsAppForm } from './whatsapp-form.tsx';

export type ContactLog = { channel: 'whatsapp' | 'call'; text: string };

type Contact = {
  _id: string;
  phone: string;
  greeting: string;
  loadTemplates: LoadTemplates;
  log: (contact: ContactLog, idempotencyKey: string) => Promise<unknown>;
  addNote: (text: string, idempotencyKey: string) => Promise<unknown>;
};

export function contactWays({ _id, phone, greeting, loadTemplates, log, addNote }: Contact): Way[] {
  const [whatsapp, call, note] = (['whatsapp', 'call', 'note'] as const).map((way) =>
    draftNameOfReply(way, _id),
  ) as [string, string, string];
  const ways = [
    {
      ...{ value: 'whatsapp', text: 'WhatsApp', icon: MessageCircle, draftName: whatsapp },
      form: <WhatsAppForm {...{ phone, greeting, loadTemplates, log }} draftName={whatsapp} />,
    },
    {
      ...{ value: 'call', text: 'Call', icon: Phone, draftName: call },
      form: <CallForm phone={phone} draftName={call} log={log} />,
    },
    {
      ...{ value: 'note', text: 'Note', icon: StickyNote, draftName: note },
      form: <NoteForm draftName={note} addNote={addNote} />,
    },
  ];
  return phone ? ways : ways.slice(2);
}

function NoteForm({
  draftName,
  addNote,
}: {
  draftName: string;
  addNote: (text: string, idempotencyKey: string) => Promise<unknown>;
}) {
  const { faults, isBusy, isRestored, formProps } = useHistoryForm({
    draftName,
    send: ({ text = '' }, idempotencyKey) => addNote(text, idempotencyKey),
    done: 'The note is in the history.',
    failed: 'Failed to add the note',
  });
  return (
    <form {...formProps} aria-label="Note" className="grid gap-4">
      <TextAreaField
        label="Internal note"
        name="text"
        rows={4}
        maxLength={LIMITS.message}
        hint="The traveller never sees it."
        error={faults.text}
      />
      {isRestored && <DraftRestoredNotice />}
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        Add the note
      </Button>
    </form>
  );
}
