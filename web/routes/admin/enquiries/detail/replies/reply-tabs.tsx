import { Mail } from 'lucide-react';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import { useSettings } from '../../../../../features/settings/use-settings.ts';
import { WhoIsHere } from '../../../live/presence/who-is-here.tsx';
import { loadTemplatesForEnquiry } from '../../../reply-templates/load-templates.ts';
import { staffApi } from '../../../staff-api.ts';
import { whatsAppGreeting } from '../../whatsapp-greeting.ts';
import { isAnswer } from '../history/is-said.ts';
import { Thread } from '../history/thread.tsx';
import { Panel } from '../panel.tsx';
import { AnswerTabs } from './answer-tabs.tsx';
import { contactWays } from './contact-ways.tsx';
import { draftNameOfReply } from './reply-draft-name.ts';
import { ReplyForm } from './reply-form.tsx';
import { useTellPlanned } from './use-tell-planned.ts';

export function ReplyTabs({ enquiry, events }: { enquiry: DeskEnquiry; events: DeskEvent[] }) {
  const { agencyName } = useSettings();
  const { _id, phone, userEmail } = enquiry;
  const params = { id: _id };
  const loadTemplates = () => loadTemplatesForEnquiry(_id);
  const tellPlanned = useTellPlanned();
  const mail = {
    ...{ value: 'mail', text: 'Mail', icon: Mail, draftName: draftNameOfReply('reply', _id) },
    form: (
      <ReplyForm enquiry={enquiry} lastAnswer={events.find(isAnswer)?._id} loadTemplates={loadTemplates} />
    ),
  };
  const others = contactWays({
    ...{ _id, phone, greeting: whatsAppGreeting(enquiry, agencyName) },
    loadTemplates,
    log: async (body, idempotencyKey) =>
      tellPlanned(await staffApi.logContact({ params, body, idempotencyKey })),
    addNote: (text, idempotencyKey) => staffApi.addNote({ params, body: { text }, idempotencyKey }),
  });
  return (
    <Panel title="Answer">
      <Thread events={events} />
      <WhoIsHere kind="enquiry" id={_id} />
      <AnswerTabs ways={userEmail ? [mail, ...others] : others} />
    </Panel>
  );
}
