import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';

type Way = { channel: string; text: string; icon: LucideIcon; address: string };

type Props = {
  enquiry: Pick<DeskEnquiry, 'userEmail' | 'phone'>;
  answerBy: (channel: string) => void;
};

export function AnswerFirst({ enquiry: { userEmail, phone }, answerBy }: Props) {
  const all: Way[] = [
    { channel: 'mail', text: 'Reply', icon: Mail, address: userEmail },
    { channel: 'whatsapp', text: 'WhatsApp', icon: MessageCircle, address: phone },
    { channel: 'call', text: 'Call', icon: Phone, address: phone },
  ];
  const ways = all.filter(({ address }) => address !== '');
  if (ways.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset stands in a frame
    <div role="group" aria-label="Ways to answer" className="flex flex-wrap gap-2 min-[601px]:hidden">
      {ways.map(({ channel, text, icon: Icon }, nth) => (
        <Button
          key={channel}
          variant={nth === 0 ? 'primary' : 'secondary'}
          onClick={() => answerBy(channel)}
          className="flex-1 px-3"
        >
          <Icon aria-hidden="true" className="size-4" />
          {text}
        </Button>
      ))}
    </div>
  );
}
