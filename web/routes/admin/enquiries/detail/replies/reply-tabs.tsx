import { Mail } from 'lucide-react';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import { useSettings } from '../../../../../features/settings/use-settings.ts';
import { WhoIsHere } from '../../../live/presence/who-is-here.tsx';
import { draftNameOfReply } from '../../../replies/reply-to.ts';
import { whatsAppGreeting } from '../../whatsapp-greeting.ts';
import { isAnswer } from '../history/is-said.ts';
import { Thread } from '../history/thread.tsx';
import { Panel } from '../panel.tsx';
import { AnswerTabs } from './answer-tabs.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useContactWays } from './use-contact-ways.tsx';

export function ReplyTabs({ enquiry, events }: { enquiry: DeskEnquiry; events: DeskEvent[] }) {
  const { agencyName } = useSettings();
  const { _id, phone, userEmail } = enquiry;
  const mail = {
    ...{ value: 'mail', text: 'Mail', icon: Mail, draftName: draftNameOfReply('reply', _id) },
    form: <ReplyForm enquiry={enquiry} lastAnswer={events.find(isAnswer)?._id} />,
  };
  const greeting = whatsAppGreeting(enquiry, agencyName);
  const others = useContactWays({ kind: 'enquiry', id: _id }, { phone, greeting });
  return (
    <Panel title="Answer">
      <Thread events={events} />
      <WhoIsHere kind="enquiry" id={_id} />
      <AnswerTabs ways={userEmail ? [mail, ...others] : others} />
    </Panel>
  );
}
