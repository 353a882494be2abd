import { MessageCircle, Phone } from 'lucide-react';
import { whatsAppLink } from '../../../../lib/phone-and-mail/whatsapp-link.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { sendOnceAnHour } from '../../drafts/send-once-an-hour.ts';
import { ROUND } from './task-list.tsx';

type WhatsApp = { channel: 'whatsapp'; text: string };

type Props = {
  id: string;
  who: string;
  phone: string;
  greeting: string;
  log: (body: WhatsApp, idempotencyKey: string) => Promise<unknown>;
};

/** Opening WhatsApp is logged as an answer. */
export function TaskContact({ id, who, phone, greeting, log }: Props) {
  const act = useStaffAction();
  if (!phone) return null;

  function note() {
    const body = { channel: 'whatsapp' as const, text: greeting };
    void act({
      call: () => sendOnceAnHour(`today:whatsapp:${id}`, body, (idempotencyKey) => log(body, idempotencyKey)),
      failed: 'Failed to note the message',
      done: `Noted: WhatsApp to ${who}.`,
    });
  }

  return (
    <>
      <a
        href={whatsAppLink(phone, greeting)}
        target="_blank"
        rel="noreferrer"
        onClick={note}
        aria-label={`WhatsApp to ${who}`}
        title="WhatsApp"
        className={ROUND}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
      </a>
      <a href={`tel:${phone}`} aria-label={`Call ${who}`} title="Call" className={ROUND}>
        <Phone aria-hidden="true" className="size-5" />
      </a>
    </>
  );
}
