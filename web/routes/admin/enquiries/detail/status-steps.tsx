import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_TRANSITIONS, type EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { deskApi } from '../desk-api.ts';
import { MOVE, STATUS } from '../desk-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useDeskChanges } from '../use-desk-changes.ts';
import { Panel } from './panel.tsx';

const FORWARD: readonly EnquiryStatus[] = ['contacted', 'confirmed', 'completed'];

/** The status and the steps from it: the usual next one first, then the others. */
export function StatusSteps({ enquiry }: { enquiry: DeskEnquiry }) {
  const { tell } = useDeskChanges();
  const { _id, status, deletedAt } = enquiry;
  const steps = deletedAt === null ? ENQUIRY_TRANSITIONS[status] : [];

  function step(to: EnquiryStatus) {
    return tell(
      () => deskApi.setEnquiryStatus({ params: { id: _id }, body: { from: status, to: to } }),
      () => `The enquiry is ${STATUS[to].text.toLowerCase()} now.`,
      'Failed to change the status',
    );
  }

  return (
    <Panel title="Status">
      <p className="text-lg font-semibold">
        <StatusBadge status={status} />
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {steps.map((to, place) => (
          <ActionButton
            key={to}
            variant={place === 0 && FORWARD.includes(to) ? 'primary' : 'secondary'}
            onPress={() => step(to)}
            className="px-3"
          >
            {MOVE[to]}
          </ActionButton>
        ))}
      </div>
    </Panel>
  );
}
