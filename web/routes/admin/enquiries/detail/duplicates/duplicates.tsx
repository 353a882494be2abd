import { countOf } from '../../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import { dayOf, daysBetween } from '../../../../../../contracts/india-time.ts';
import { Panel } from '../panel.tsx';
import { DuplicateComparison } from './duplicate-comparison.tsx';

/** Enquiries that are likely the same wish: a line each, which opens to both side by side. */
export function Duplicates({ enquiry, duplicates }: { enquiry: DeskEnquiry; duplicates: DeskEnquiry[] }) {
  return (
    <Panel title="Maybe asked twice">
      <div className="grid gap-2">
        {duplicates.map((duplicate) => (
          <details key={duplicate._id}>
            <summary className="flex min-h-11 cursor-pointer items-center gap-1 underline-offset-4 hover:underline">
              Maybe the same as {duplicate.reference}, {apartText(enquiry, duplicate)}: compare
            </summary>
            <DuplicateComparison enquiry={enquiry} other={duplicate} />
          </details>
        ))}
      </div>
    </Panel>
  );
}

function apartText(enquiry: DeskEnquiry, other: DeskEnquiry): string {
  const days = daysBetween(dayOf(other.createdAt), dayOf(enquiry.createdAt));
  if (days === 0) return 'the same day';
  return `${countOf(Math.abs(days), 'day')} ${days > 0 ? 'before' : 'later'}`;
}
