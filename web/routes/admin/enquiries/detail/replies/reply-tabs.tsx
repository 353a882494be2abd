import { Mail } from 'lucide-react';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import { startOfReply, subjectOfReply } from '../../../../../../contracts/enquiries/reply-start.ts';
import { shortenText } from '../../../../../../contracts/fields/shorten-text.ts';
import { knownSettings } from '../../../../../../contracts/settings/known-settings.ts';
import { useSettings } from '../../../../../features/settings/use-settings.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { WhoIsHere } from '../../../live/presence/who-is-here.tsx';
import { draftNameOfReply } from '../../../replies/reply-to.ts';
import { staffApi } from '../../../staff-api.ts';
import { whatsAppGreeting } from '../../whatsapp-greeting.ts';
import { isAnswer } from '../history/is-said.ts';
import { Thread } from '../history/thread.tsx';
import { Panel } from '../panel.tsx';
import { AnswerTabs } from './answer-tabs.tsx';
import { MailReply } from './mail-reply.tsx';
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

type Props = { enquiry: DeskEnquiry; lastAnswer: string | undefined };

function ReplyForm({ enquiry, lastAnswer }: Props) {
  const { agencyName, phones } = knownSettings(useSettings());
  const { _id: id, fullName, userEmail } = enquiry;
  return (
    <MailReply
      to={{ kind: 'enquiry', id }}
      name={fullName}
      draftName={draftNameOfReply('reply', id)}
      lastAnswer={lastAnswer}
      send={({ subject = '', text = '' }, how, idempotencyKey) =>
        staffApi.replyToEnquiry({ params: { id }, body: { subject, text, ...how }, idempotencyKey })
      }
      calendarOf={enquiry}
      label="Reply by mail"
      text={{ label: 'Message', name: 'text', defaultValue: startOfReply(fullName) }}
      button="Send the reply"
      group="This enquiry"
      above={({ subject: error }) => (
        <>
          <p className="text-ink-soft">
            To <span className="text-ink wrap-anywhere">{userEmail}</span>. {agencyName}
            {phones ? ' and its phone numbers stand' : ' stands'} below what you write.
          </p>
          <TextField
            label="Subject"
            name="subject"
            maxLength={200}
            defaultValue={shortenText(subjectOfReply(enquiry), 200)}
            error={error}
          />
        </>
      )}
    />
  );
}
