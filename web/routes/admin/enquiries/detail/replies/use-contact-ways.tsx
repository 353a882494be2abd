import { MessageCircle, Phone, StickyNote } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { fillFirst, gapsIn } from '../../../../../../contracts/enquiries/reply-start.ts';
import { LIMITS } from '../../../../../../contracts/fields/field-limits.ts';
import { draftStore } from '../../../../../features/drafts/draft-store.ts';
import { whatsAppLink } from '../../../../../lib/phone-and-mail/whatsapp-link.ts';
import { buttonStyle } from '../../../../../ui/buttons/button-style.ts';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { useLeadOn } from '../../../actions/use-lead-on.ts';
import { useStaffAction } from '../../../actions/use-staff-action.ts';
import { sendOnceAnHour } from '../../../drafts/send-once-an-hour.ts';
import { snapshotDraft } from '../../../drafts/snapshot-draft.ts';
import { chooseFirstGap, goBehindStart, putTemplate } from '../../../replies/put-template.ts';
import { draftNameOfReply, REPLY_CALLS, type ReplyTo } from '../../../replies/reply-to.ts';
import { TemplatePicker } from '../../../replies/template-picker.tsx';
import { formatPhone } from '../../format-phone.ts';
import { useDeskPosition } from '../../position/desk-position.ts';
import type { Way } from './answer-tabs.tsx';
import { NoteForm } from './note-form.tsx';
import { useSendKeys } from './use-send-keys.ts';
import { useTellPlanned } from './use-tell-planned.ts';

export type LogContact = (
  contact: { channel: 'whatsapp' | 'call'; text: string },
  idempotencyKey: string,
) => Promise<unknown>;

/** `phone`: empty leaves the note alone. */
export function useContactWays(to: ReplyTo, { phone, greeting }: { phone: string; greeting: string }): Way[] {
  const tellPlanned = useTellPlanned();
  const params = { id: to.id };
  const [whatsapp, call, note] = [
    draftNameOfReply('whatsapp', to.id),
    draftNameOfReply('call', to.id),
    draftNameOfReply('note', to.id),
  ];
  const log: LogContact = async (body, idempotencyKey) =>
    tellPlanned(await REPLY_CALLS[to.kind].log({ params, body, idempotencyKey }));
  const ways: Way[] = [
    {
      ...{ value: 'whatsapp', text: 'WhatsApp', icon: MessageCircle, draftName: whatsapp },
      form: <WhatsAppForm {...{ to, phone, greeting, log }} draftName={whatsapp} />,
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

type Props = { to: ReplyTo; phone: string; greeting: string; draftName: string; log: LogContact };

function WhatsAppForm({ to, phone, greeting, draftName, log }: Props) {
  const act = useStaffAction();
  const place = useDeskPosition();
  const leadOn = useLeadOn();
  const link = useRef<HTMLAnchorElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isNextWanted = useRef(false);
  const [fault, setFault] = useState<string>();
  const [text, setText] = useState(() => draftStore.load(draftName)?.text ?? greeting);

  useEffect(() => () => draftStore.release(draftName), [draftName]);

  function type(typed: string) {
    setText(typed);
    setFault(undefined);
    draftStore.save(draftName, { text: typed });
  }

  const openByKey = useSendKeys((isThenNext) => {
    isNextWanted.current = isThenNext;
    link.current?.click();
  });

  /** A template with unfilled gaps is not sent. */
  function open(event: MouseEvent) {
    const isThenNext = isNextWanted.current;
    isNextWanted.current = false;
    const gaps = gapsIn(text);
    if (gaps.length === 0) return void note(isThenNext);
    event.preventDefault();
    setFault(fillFirst(gaps));
    if (field.current) chooseFirstGap(field.current);
  }

  async function note(isThenNext: boolean) {
    const lead = leadOn();
    const isUnchanged = snapshotDraft(draftName);
    const body = { channel: 'whatsapp' as const, text: text.trim() };
    await act({
      async call() {
        await sendOnceAnHour(draftName, body, (idempotencyKey) => log(body, idempotencyKey));
        if (isUnchanged()) draftStore.clear(draftName);
        if (isThenNext && !lead.hasLeft()) await place?.goToNext();
      },
      failed: 'Failed to note the message',
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys that its field and its buttons pass on
    <div data-writes onKeyDown={openByKey} className="grid gap-4">
      <TemplatePicker
        to={to}
        onPick={(template) =>
          field.current &&
          putTemplate(template, {
            text: field.current,
            isUnwritten: (typed) => ['', greeting.trim()].includes(typed.trim()),
          })
        }
      />
      <TextAreaField
        label="Message"
        ref={field}
        name="whatsapp"
        rows={4}
        maxLength={LIMITS.message}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={goBehindStart}
        error={fault}
        hint="Opens WhatsApp with this text, and notes it in the history."
      />
      <a
        ref={link}
        href={whatsAppLink(phone, text)}
        target="_blank"
        rel="noreferrer"
        onClick={open}
        className={buttonStyle('primary', 'justify-self-start')}
      >
        <MessageCircle className="size-4" />
        Open WhatsApp
      </a>
    </div>
  );
}
