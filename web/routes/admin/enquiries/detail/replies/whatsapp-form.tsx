import { MessageCircle } from 'lucide-react';
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
import type { ReplyTo } from '../../../replies/reply-to.ts';
import { TemplatePicker } from '../../../replies/template-picker.tsx';
import { useDeskPosition } from '../../position/desk-position.ts';
import { useLogContact } from './use-log-contact.ts';
import { useSendKeys } from './use-send-keys.ts';

type Props = {
  to: ReplyTo;
  phone: string;
  greeting: string;
  draftName: string;
  /** A private link: only the message has it; the draft and the history have `told` instead. */
  link?: { url: string; told: string };
};

export function WhatsAppForm({ to, phone, greeting, draftName, link: hidden }: Props) {
  const log = useLogContact(to);
  const act = useStaffAction();
  const place = useDeskPosition();
  const leadOn = useLeadOn();
  const link = useRef<HTMLAnchorElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isNextWanted = useRef(false);
  const [fault, setFault] = useState<string>();
  const [text, setText] = useState(() => {
    const typed = draftStore.load(draftName)?.text;
    return (hidden ? typed?.replaceAll(hidden.told, hidden.url) : typed) ?? greeting;
  });
  const withoutLink = (message: string) => (hidden ? message.replaceAll(hidden.url, hidden.told) : message);

  useEffect(() => () => draftStore.release(draftName), [draftName]);

  function type(typed: string) {
    setText(typed);
    setFault(undefined);
    draftStore.save(draftName, { text: withoutLink(typed) });
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
    const body = { channel: 'whatsapp' as const, text: withoutLink(text.trim()) };
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
            // A template must not replace the link.
            isUnwritten: (typed) => ['', ...(hidden ? [] : [greeting.trim()])].includes(typed.trim()),
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
