import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { EnquiryHistory } from '../enquiries/detail/history/enquiry-history.tsx';
import { Thread } from '../enquiries/detail/history/thread.tsx';
import { Panel } from '../enquiries/detail/panel.tsx';
import { AnswerTabs } from '../enquiries/detail/replies/answer-tabs.tsx';
import { contactWays } from '../enquiries/detail/replies/contact-ways.tsx';
import { useTellPlanned } from '../enquiries/detail/replies/use-tell-planned.ts';
import { loadTemplatesForMessage } from '../reply-templates/load-templates.ts';
import { staffApi } from '../staff-api.ts';
import { messageGreeting } from './message-greeting.ts';

export function MessageContact({ message }: { message: ContactMessageDetail }) {
  const { agencyName } = useSettings();
  const tellPlanned = useTellPlanned();
  const { _id, phone } = message;
  const params = { id: _id };
  const events = message.events.filter(({ kind }) => kind !== 'reply');
  const ways = contactWays({
    ...{ _id, phone, greeting: messageGreeting(message, agencyName) },
    loadTemplates: () => loadTemplatesForMessage(_id),
    log: async (body, idempotencyKey) =>
      tellPlanned(await staffApi.logMessageContact({ params, body, idempotencyKey })),
    addNote: (text, idempotencyKey) => staffApi.addMessageNote({ params, body: { text }, idempotencyKey }),
  });
  return (
    <>
      <Panel title={phone ? 'WhatsApp, call or note' : 'Note'}>
        <Thread events={events} />
        <AnswerTabs ways={ways} />
      </Panel>
      <EnquiryHistory events={events} />
    </>
  );
}
