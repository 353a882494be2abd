import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { DeskEnquiry, StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import type { DeskMoney } from '../../../../../contracts/money/money.contract.ts';
import type { QuoteInList } from '../../../../../contracts/quotes/quotes.contract.ts';
import { ConsentRecords } from '../../../../features/consent/consent-records.tsx';
import { useMay } from '../../../../features/session/use-may.ts';
import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import { SpamReasonsList } from '../../../../features/spam/spam-reasons-list.tsx';
import { lazyPart } from '../../../../lib/loading/lazy-part.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { enquiryLookedAfter } from '../../follow-up/looked-after.ts';
import { OwnerAndNextAction } from '../../follow-up/owner-and-next-action.tsx';
import { CallInstead } from '../../mail/related/call-instead.tsx';
import { RelatedMails } from '../../mail/related/related-mails.tsx';
import { QuotesPanel } from '../../quotes/panel/quotes-panel.tsx';
import { IfMay } from '../../rights/if-may.tsx';
import { NotSpamButton } from '../not-spam-button.tsx';
import { useEnquiryAddress, useMessageAddress } from '../position/desk-position.ts';
import { restoreEnquiry } from '../tell-undone.ts';
import { Duplicates } from './duplicates/duplicates.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryHistory } from './history/enquiry-history.tsx';
import { isSaid } from './history/is-said.ts';
import { Thread } from './history/thread.tsx';
import { Panel } from './panel.tsx';
import { ReplyTabs } from './replies/reply-tabs.tsx';
import { StatusSteps } from './status-steps.tsx';
import { UnsentNotice } from './unsent/unsent-notice.tsx';
import { useContactKeys } from './use-contact-keys.ts';

const HERE = { group: 'This enquiry' } as const;

export const MoneyPanel = lazyPart(() => import('../../money/panel/money-panel.tsx'), 'MoneyPanel');

type DetailProps = { detail: DeskDetail; staff: StaffMember[]; quotes: QuoteInList[]; money: DeskMoney };

export function EnquiryDetail({ detail, staff, quotes, money }: DetailProps) {
  const { booking: enquiry, tour, consents, customer, events, mails, duplicates, merged, messages } = detail;
  const { departure, firstWish, price } = detail;
  const isInList = enquiry.deletedAt === null;
  const page = useRef<HTMLDivElement>(null);
  const messageAddress = useMessageAddress();
  const mayWork = useMay('work-on-enquiries');
  const isAnswered = isInList && mayWork;
  const answerBy = useDetailKeys(page, enquiry, isAnswered);
  return (
    <div ref={page} className="@container grid gap-3">
      {isAnswered && <AnswerFirst enquiry={enquiry} answerBy={answerBy} />}
      {!isInList && <BinNotice enquiry={enquiry} />}
      <UnsentNotice enquiries={isInList ? merged : [enquiry, ...merged]} />
      <CallInstead about={mails} phone={enquiry.phone} />
      {isInList && <SpamNotice enquiry={enquiry} />}
      <div className="rounded-card border border-mist bg-sheet">
        <EnquiryFacts {...{ enquiry, tour, departure, customer, firstWish, price }} />
        <StatusSteps enquiry={enquiry} money={money} />
      </div>
      {messages.map(({ _id, reference }) => (
        <Link
          key={_id}
          to={messageAddress(_id)}
          className="flex min-h-11 w-fit items-center text-link @3xl:min-h-7"
        >
          Made of the message {reference}
        </Link>
      ))}
      {duplicates.length > 0 && <Duplicates enquiry={{ ...enquiry, firstWish }} duplicates={duplicates} />}
      <div
        className={classNames(
          'grid items-start gap-4',
          isInList &&
            '@2xl:grid-cols-[minmax(0,1fr)_18rem] @2xl:grid-rows-[auto_1fr] @5xl:grid-cols-[minmax(0,1fr)_18rem_minmax(0,24rem)] @5xl:grid-rows-1',
        )}
      >
        {isInList && (
          <>
            {mayWork ? <ReplyTabs enquiry={enquiry} events={events} /> : <SaidSoFar events={events} />}
            <div className="grid min-w-0 gap-4 @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1">
              <div data-part="follow-up" className="min-w-0">
                <OwnerAndNextAction of={enquiryLookedAfter(enquiry)} staff={staff} />
              </div>
              <QuotesPanel enquiry={enquiry} quotes={quotes} />
              <MoneyPanel enquiry={enquiry} money={money} />
            </div>
          </>
        )}
        <div className="grid min-w-0 content-start gap-4">
          {!isInList && <SaidSoFar events={events} />}
          {!isInList && <QuotesPanel enquiry={enquiry} quotes={quotes} />}
          {!isInList && <MoneyPanel enquiry={enquiry} money={money} />}
          <EnquiryHistory events={events} />
          <Panel title="Mails">
            <RelatedMails mails={mails.mails} />
            <ConsentRecords consents={consents} />
          </Panel>
        </div>
      </div>
    </div>
  );
}

function SaidSoFar({ events }: Pick<DeskDetail, 'events'>) {
  if (!events.some(isSaid)) return null;
  return (
    <Panel title="Said so far">
      <Thread events={events} />
    </Panel>
  );
}

type Way = { channel: string; text: string; icon: LucideIcon; address: string };

type Props = {
  enquiry: Pick<DeskEnquiry, 'userEmail' | 'phone'>;
  answerBy: (channel: string) => void;
};

function AnswerFirst({ enquiry: { userEmail, phone }, answerBy }: Props) {
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
          <Icon className="size-4" />
          {text}
        </Button>
      ))}
    </div>
  );
}

function SpamNotice({ enquiry }: { enquiry: DeskEnquiry }) {
  if (!enquiry.spam) return null;
  return (
    <Notice tone="info">
      <p className="font-semibold">Taken for spam. Nobody was mailed of it.</p>
      <div className="mt-1 mb-3">
        <SpamReasonsList mark={enquiry.spam} />
      </div>
      <NotSpamButton enquiry={enquiry} />
    </Notice>
  );
}

function useDetailKeys(page: RefObject<HTMLElement | null>, enquiry: DeskEnquiry, isOpen: boolean) {
  const { phone, userEmail } = enquiry;
  const { find, answerBy } = useContactKeys(page, HERE.group, { isOpen, phone });
  useShortcut('r', { ...HERE, text: 'Reply by mail' }, () => answerBy('mail'), isOpen && userEmail !== '');
  useShortcut(
    'e',
    { ...HERE, text: 'Status: to its next step, Enter takes it' },
    () => find('[data-part=status] button')?.focus(),
    isOpen,
  );
  useShortcut(
    'd',
    { ...HERE, text: 'Correct its date, party, phone' },
    () => find('[data-part=correct]')?.click(),
    isOpen,
  );
  useShortcut(
    'q',
    { ...HERE, text: 'Quotation: a new one, or the draft' },
    () => find('[data-part=quote]')?.click(),
    isOpen,
  );
  useShortcut('l', { ...HERE, text: 'Log a payment' }, () => find('[data-part=payment]')?.click(), isOpen);
  return answerBy;
}

function BinNotice({ enquiry }: { enquiry: DeskEnquiry }) {
  const act = useStaffAction();
  const addressOf = useEnquiryAddress();
  const { _id, mergedInto, binDaysLeft } = enquiry;

  function restore() {
    return act({
      call: () => restoreEnquiry(_id),
      failed: 'Failed to restore booking',
      done: 'The enquiry is back in the list.',
    });
  }

  if (mergedInto)
    return (
      <Notice tone="info">
        This enquiry was merged into{' '}
        <Link to={addressOf(mergedInto._id)} className="text-link whitespace-nowrap">
          {mergedInto.reference}
        </Link>
        , where the work on it goes on. From there it can be separated again.
      </Notice>
    );
  return (
    <Notice tone="info">
      <p>
        This enquiry is in the bin.{' '}
        {binDaysLeft === null
          ? 'It stays there: it has documents.'
          : `It leaves for good in ${countOf(binDaysLeft, 'day')}.`}
      </p>
      <IfMay right="work-on-enquiries">
        <ActionButton variant="secondary" onPress={restore} className="mt-3">
          Restore
        </ActionButton>
      </IfMay>
    </Notice>
  );
}
