import { useRef } from 'react';
import { Link } from 'react-router';
import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import { ConsentRecords } from '../../../../features/consent/consent-records.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { enquiryLookedAfter } from '../../follow-up/looked-after.ts';
import { OwnerAndNextAction } from '../../follow-up/owner-and-next-action.tsx';
import { CallInstead } from '../../mail/related/call-instead.tsx';
import { RelatedMails } from '../../mail/related/related-mails.tsx';
import { useMessageAddress } from '../place/use-desk-address.ts';
import { BinNotice } from './bin-notice.tsx';
import { Duplicates } from './duplicates/duplicates.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryHistory } from './history/enquiry-history.tsx';
import { isSaid } from './history/is-said.ts';
import { Thread } from './history/thread.tsx';
import { Panel } from './panel.tsx';
import { AnswerFirst } from './replies/answer-first.tsx';
import { ReplyTabs } from './replies/reply-tabs.tsx';
import { SpamNotice } from './spam-notice.tsx';
import { StatusSteps } from './status-steps.tsx';
import { UnsentNotice } from './unsent/unsent-notice.tsx';
import { useDetailKeys } from './use-detail-keys.ts';

export function EnquiryDetail({ detail, staff }: { detail: DeskDetail; staff: StaffMember[] }) {
  const { booking: enquiry, tour, consents, customer, events, mails, duplicates, merged, messages } = detail;
  const { departure, firstWish, price } = detail;
  const isInList = enquiry.deletedAt === null;
  const page = useRef<HTMLDivElement>(null);
  const messageAddress = useMessageAddress();
  const answerBy = useDetailKeys(page, enquiry);
  return (
    <div ref={page} className="@container grid gap-3">
      {isInList ? <AnswerFirst enquiry={enquiry} answerBy={answerBy} /> : <BinNotice enquiry={enquiry} />}
      <UnsentNotice enquiries={isInList ? merged : [enquiry, ...merged]} />
      <CallInstead about={mails} phone={enquiry.phone} />
      {isInList && <SpamNotice enquiry={enquiry} />}
      <div className="rounded-card border border-mist bg-sheet">
        <EnquiryFacts {...{ enquiry, tour, departure, customer, firstWish, price }} />
        <StatusSteps enquiry={enquiry} />
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
            <ReplyTabs enquiry={enquiry} events={events} />
            <div data-part="follow-up" className="min-w-0 @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1">
              <OwnerAndNextAction of={enquiryLookedAfter(enquiry)} staff={staff} />
            </div>
          </>
        )}
        <div className="grid min-w-0 content-start gap-4">
          {!isInList && events.some(isSaid) && (
            <Panel title="Said so far">
              <Thread events={events} />
            </Panel>
          )}
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
