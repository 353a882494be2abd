import { ChevronDown } from 'lucide-react';
import { countOf } from '../../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import { dayOf, daysBetween } from '../../../../../../contracts/india-time.ts';
import { DuplicateComparison } from './duplicate-comparison.tsx';

/** Enquiries that are likely the same wish: a line each, which opens to both side by side. */
export function Duplicates({ enquiry, duplicates }: { enquiry: DeskEnquiry; duplicates: DeskEnquiry[] }) {
  return (
    <section aria-label="Maybe asked twice" className="grid min-w-0 gap-2">
      {duplicates.map((duplicate) => (
        <details
          key={duplicate._id}
          className="group min-w-0 rounded-card border border-marigold bg-sheet open:border-mist"
        >
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-medium">
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
            />
            <span className="min-w-0">
              Maybe the same as {duplicate.reference}, {apartText(enquiry, duplicate)}: compare
            </span>
          </summary>
          <div className="px-4 pb-4">
            <DuplicateComparison enquiry={enquiry} other={duplicate} />
          </div>
        </details>
      ))}
    </section>
  );
}

function apartText(enquiry: DeskEnquiry, other: DeskEnquiry): string {
  const days = daysBetween(dayOf(other.createdAt), dayOf(enquiry.createdAt));
  if (days === 0) return 'the same day';
  return `${countOf(Math.abs(days), 'day')} ${days > 0 ? 'before' : 'later'}`;
}
