import { MessageCircle, Phone, StickyNote } from 'lucide-react';
import type { LoadTemplates } from '../../../replies/template-picker.tsx';
import type { Way } from './answer-tabs.tsx';
import { CallForm } from './call-form.tsx';
import { NoteForm } from './note-form.tsx';
import { draftNameOfReply } from './reply-draft-name.ts';
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
