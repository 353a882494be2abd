import { MessageCircle } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../../../contracts/fields/field-limits.ts';
import { draftStore } from '../../../../../features/drafts/draft-store.ts';
import { whatsAppLink } from '../../../../../lib/phone-and-mail/whatsapp-link.ts';
import { buttonStyle } from '../../../../../ui/buttons/button-style.ts';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { useReload } from '../../../actions/use-reload.ts';
import { useTellFailure } from '../../../actions/use-tell-failure.ts';
import { sendOnceAnHour } from '../../../drafts/send-once-an-hour.ts';
import { snapshotDraft } from '../../../drafts/snapshot-draft.ts';
import { goBehindStart } from '../../../replies/go-behind-start.ts';
import { beginAction, clearFailures } from '../../../toasts/show-toast.ts';
import type { ContactLog } from './contact-ways.tsx';
import { isSendKey } from './send-by-key.ts';

/** A message that WhatsApp opens with, ready to send; opening it is noted as an answer. */
export function WhatsAppForm({
  phone,
  greeting,
  draftName,
  log,
}: {
  phone: string;
  greeting: string;
  draftName: string;
  log: (contact: ContactLog, idempotencyKey: string) => Promise<unknown>;
}) {
  const reload = useReload();
  const tellFailure = useTellFailure();
  const link = useRef<HTMLAnchorElement>(null);
  const [text, setText] = useState(() => draftStore.load(draftName)?.text ?? greeting);

  useEffect(() => () => draftStore.release(draftName), [draftName]);

  function type(typed: string) {
    setText(typed);
    draftStore.save(draftName, { text: typed });
  }

  /** Once, however long the keys are held: each time opens another tab. */
  function openByKey(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    if (!event.repeat && !event.shiftKey) link.current?.click();
  }

  async function note() {
    const begun = beginAction();
    const isUnchanged = snapshotDraft(draftName);
    try {
      const body = { channel: 'whatsapp' as const, text: text.trim() };
      await sendOnceAnHour(draftName, body, (idempotencyKey) => log(body, idempotencyKey));
      if (isUnchanged()) draftStore.clear(draftName);
      clearFailures(begun);
      await reload();
    } catch (error) {
      await tellFailure('Failed to note the message', error, begun);
    }
  }

  return (
    <div data-writes className="grid gap-4">
      <TextAreaField
        label="Message"
        name="whatsapp"
        rows={4}
        maxLength={LIMITS.message}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={goBehindStart}
        onKeyDown={openByKey}
        hint="Opens WhatsApp with this text, and notes it in the history."
      />
      <a
        ref={link}
        href={whatsAppLink(phone, text)}
        target="_blank"
        rel="noreferrer"
        onClick={() => void note()}
        className={buttonStyle('primary', 'justify-self-start')}
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        Open WhatsApp
      </a>
    </div>
  );
}
