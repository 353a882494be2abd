import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import { CallInstead } from '../../mail/related/call-instead.tsx';
import { RelatedMails } from '../../mail/related/related-mails.tsx';
import { BinNotice } from './bin-notice.tsx';
import { Duplicates } from './duplicates/duplicates.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryHistory } from './history/enquiry-history.tsx';
import { OwnerAndNextAction } from './owner-and-next-action.tsx';
import { Panel } from './panel.tsx';
import { ReplyTabs } from './replies/reply-tabs.tsx';
import { SpamNotice } from './spam-notice.tsx';
import { StatusSteps } from './status-steps.tsx';

/** One enquiry: what it says, where it stands, and what staff do about it. */
export function EnquiryDetail({ detail, staff }: { detail: DeskDetail; staff: StaffMember[] }) {
  const { booking: enquiry, tour, consents, customer, events, mails, duplicates } = detail;
  const isInList = enquiry.deletedAt === null;
  return (
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_19rem] xl:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 content-start gap-6">
        {!isInList && <BinNotice enquiry={enquiry} />}
        <CallInstead about={mails} phone={enquiry.phone} />
        {isInList && <SpamNotice enquiry={enquiry} />}
        <EnquiryFacts enquiry={enquiry} tour={tour} consents={consents} customer={customer} />
      </div>
      {/* Second on a phone, beside everything on a wide screen. */}
      <section
        aria-label="Where it stands"
        className="grid min-w-0 content-start gap-6 sm:max-xl:grid-cols-2 xl:col-start-2 xl:row-span-2 xl:row-start-1"
      >
        <StatusSteps enquiry={enquiry} />
        {isInList && <OwnerAndNextAction enquiry={enquiry} staff={staff} />}
      </section>
      <div className="grid min-w-0 content-start gap-6">
        {duplicates.length > 0 && <Duplicates enquiry={enquiry} duplicates={duplicates} />}
        {isInList && <ReplyTabs enquiry={enquiry} events={events} />}
        <Panel title="Mails">
          <RelatedMails mails={mails.mails} />
        </Panel>
        <EnquiryHistory events={events} />
      </div>
    </div>
  );
}
