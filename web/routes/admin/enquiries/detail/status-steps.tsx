import { useState } from 'react';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_TRANSITIONS, type EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { tellingWords } from '../../mail/health/outbox-words.ts';
import { staffApi } from '../../staff-api.ts';
import { MOVE, STATUS } from '../desk-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useDeskChanges } from '../use-desk-changes.ts';
import { TellStatus } from './tell-status.tsx';

const FORWARD: readonly EnquiryStatus[] = ['contacted', 'confirmed', 'completed'];

const TOLD: readonly EnquiryStatus[] = ['confirmed', 'completed', 'cancelled'];

export function StatusSteps({ enquiry }: { enquiry: DeskEnquiry }) {
  const { tell } = useDeskChanges();
  const [asked, setAsked] = useState<EnquiryStatus>();
  const { _id, status, deletedAt } = enquiry;
  const steps = deletedAt === null ? ENQUIRY_TRANSITIONS[status] : [];

  function step(to: EnquiryStatus, tellTraveller = false) {
    return tell(
      (isMeant) =>
        staffApi.setEnquiryStatus({
          params: { id: _id },
          body: { from: status, to, tellTraveller, isMeant },
        }),
      async (_count, { mailLeavesAt }) => {
        const mailed = mailLeavesAt && (await tellingWords(enquiry.fullName, mailLeavesAt));
        return [`The enquiry is ${STATUS[to].text.toLowerCase()} now.`, mailed].filter(Boolean).join(' ');
      },
      'Failed to change the status',
      enquiry.fullName,
    );
  }

  async function choose(to: EnquiryStatus) {
    if (TOLD.includes(to) && enquiry.userEmail) setAsked(to);
    else await step(to);
  }

  return (
    <section
      aria-label="Status"
      data-part="status"
      className="flex flex-wrap items-center gap-2 border-t border-mist px-4 py-2"
    >
      <p className="mr-2 font-semibold">
        <StatusBadge status={status} />
      </p>
      {steps.map((to, place) => (
        <ActionButton
          key={to}
          variant={place === 0 && FORWARD.includes(to) ? 'primary' : 'secondary'}
          onPress={() => choose(to)}
          className="px-3.5"
        >
          {MOVE[to]}
        </ActionButton>
      ))}
      {asked && (
        <TellStatus
          enquiry={enquiry}
          to={asked}
          onStep={(tellTraveller) => step(asked, tellTraveller)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
