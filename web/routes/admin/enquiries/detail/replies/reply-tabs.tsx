import { Tabs } from '@base-ui/react/tabs';
import { Mail, MessageCircle, Phone, StickyNote } from 'lucide-react';
import { useState } from 'react';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import { draftStore } from '../../../../../features/drafts/draft-store.ts';
import { WhoIsHere } from '../../../live/presence/who-is-here.tsx';
import { isAnswer } from '../history/is-said.ts';
import { Thread } from '../history/thread.tsx';
import { Panel } from '../panel.tsx';
import { CallForm } from './call-form.tsx';
import { NoteForm } from './note-form.tsx';
import { draftNameOfReply } from './reply-draft-name.ts';
import { ReplyForm } from './reply-form.tsx';
import { WhatsAppForm } from './whatsapp-form.tsx';

const TABS = [
  { value: 'mail', text: 'Mail', icon: Mail, needs: 'userEmail', draft: 'reply' },
  { value: 'whatsapp', text: 'WhatsApp', icon: MessageCircle, needs: 'phone', draft: 'whatsapp' },
  { value: 'call', text: 'Call', icon: Phone, needs: 'phone', draft: 'call' },
  { value: 'note', text: 'Note', icon: StickyNote, needs: '_id', draft: 'note' },
] as const;

const PANEL = 'pt-4 outline-offset-4';

/** The ways to answer, and the internal note. A way that the enquiry has no address for is not offered. */
export function ReplyTabs({ enquiry, events }: { enquiry: DeskEnquiry; events: DeskEvent[] }) {
  const lastAnswer = events.find(isAnswer)?._id;
  const offered = TABS.filter(({ needs }) => enquiry[needs]);
  // What was half written when the page was left is in sight again.
  const [shown, setShown] = useState<string>(() => {
    const withDraft = offered.find(({ draft }) => draftStore.load(draftNameOfReply(draft, enquiry._id)));
    return (withDraft ?? offered[0])?.value ?? 'note';
  });
  return (
    <Panel title="Answer">
      <Thread events={events} />
      <WhoIsHere kind="enquiry" id={enquiry._id} />
      <Tabs.Root value={shown} onValueChange={(value) => setShown(String(value))}>
        <Tabs.List className="-mx-1 flex gap-1 overflow-x-auto border-b border-mist px-1">
          {offered.map(({ value, text, icon: Icon }) => (
            <Tabs.Tab
              key={value}
              value={value}
              data-channel={value}
              className="flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 whitespace-nowrap aria-selected:border-pine aria-selected:font-semibold"
            >
              <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
              {text}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {/* Kept while another is shown: a half-written answer must not be lost. */}
        <Tabs.Panel value="mail" keepMounted className={PANEL}>
          {enquiry.userEmail && <ReplyForm enquiry={enquiry} lastAnswer={lastAnswer} />}
        </Tabs.Panel>
        <Tabs.Panel value="whatsapp" keepMounted className={PANEL}>
          {enquiry.phone && <WhatsAppForm enquiry={enquiry} />}
        </Tabs.Panel>
        <Tabs.Panel value="call" keepMounted className={PANEL}>
          {enquiry.phone && <CallForm enquiry={enquiry} />}
        </Tabs.Panel>
        <Tabs.Panel value="note" keepMounted className={PANEL}>
          <NoteForm enquiryId={enquiry._id} />
        </Tabs.Panel>
      </Tabs.Root>
    </Panel>
  );
}
