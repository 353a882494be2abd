import { MessageCircle, Phone, StickyNote } from 'lucide-react';
import { buttonStyle } from '../../../../../ui/buttons/button-style.ts';
import { draftNameOfReply, REPLY_CALLS, type ReplyTo } from '../../../replies/reply-to.ts';
import { formatPhone } from '../../format-phone.ts';
import type { Way } from './answer-tabs.tsx';
import { NoteForm } from './note-form.tsx';
import { useLogContact } from './use-log-contact.ts';
import { WhatsAppForm } from './whatsapp-form.tsx';

/** `phone`: empty leaves the note alone. */
export function useContactWays(to: ReplyTo, { phone, greeting }: { phone: string; greeting: string }): Way[] {
  const log = useLogContact(to);
  const params = { id: to.id };
  const [whatsapp, call, note] = [
    draftNameOfReply('whatsapp', to.id),
    draftNameOfReply('call', to.id),
    draftNameOfReply('note', to.id),
  ];
  const ways: Way[] = [
    {
      ...{ value: 'whatsapp', text: 'WhatsApp', icon: MessageCircle, draftName: whatsapp },
      form: <WhatsAppForm {...{ to, phone, greeting }} draftName={whatsapp} />,
    },
    {
      ...{ value: 'call', text: 'Call', icon: Phone, draftName: call },
      form: (
        <NoteForm
          draftName={call}
          send={(text, key) => log({ channel: 'call', text }, key)}
          done="The call is noted."
          failed="Failed to note the call"
          name="Call"
          label="What was said"
          hint="May stay empty. The traveller never sees it."
          rows={3}
          button="Note the call"
          isAnswer
        >
          <a href={`tel:${phone}`} className={buttonStyle('primary', 'justify-self-start')}>
            <Phone className="size-4" />
            {formatPhone(phone)}
          </a>
        </NoteForm>
      ),
    },
    {
      ...{ value: 'note', text: 'Note', icon: StickyNote, draftName: note },
      form: (
        <NoteForm
          draftName={note}
          send={(text, idempotencyKey) =>
            REPLY_CALLS[to.kind].note({ params, body: { text }, idempotencyKey })
          }
          done="The note is in the history."
          failed="Failed to add the note"
          name="Note"
          label="Internal note"
          hint="The traveller never sees it."
          rows={4}
          button="Add the note"
        />
      ),
    },
  ];
  return phone ? ways : ways.slice(2);
}
