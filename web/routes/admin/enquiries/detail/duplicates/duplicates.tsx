import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '../../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import type { ComparedEnquiry } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import { dayOf, daysBetween } from '../../../../../../contracts/india-time.ts';
import { DuplicateComparison } from './duplicate-comparison.tsx';

type Props = { enquiry: ComparedEnquiry; duplicates: ComparedEnquiry[] };

export function Duplicates({ enquiry, duplicates }: Props) {
  const [first, ...others] = duplicates;
  if (!first) return null;
  const lines = duplicates.map((duplicate) => (
    <Fold
      key={duplicate._id}
      text={`Maybe the same as ${duplicate.reference}, ${apartText(enquiry, duplicate)}: compare`}
    >
      <DuplicateComparison enquiry={enquiry} other={duplicate} />
    </Fold>
  ));
  return (
    <section
      aria-label="Maybe asked twice"
      className="min-w-0 rounded-card border border-marigold bg-sheet px-4"
    >
      {others.length === 0 ? (
        lines
      ) : (
        <Fold text={`Maybe the same as ${countOf(duplicates.length, 'other enquiry', 'other enquiries')}`}>
          {lines}
        </Fold>
      )}
    </section>
  );
}

function Fold({ text, children }: { text: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium">
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform [details[open]>summary>&]:rotate-180"
        />
        <span className="min-w-0">{text}</span>
      </summary>
      <div className="pb-4 @2xl:pl-7">{children}</div>
    </details>
  );
}

function apartText(enquiry: DeskEnquiry, other: DeskEnquiry): string {
  const days = daysBetween(dayOf(other.createdAt), dayOf(enquiry.createdAt));
  if (days === 0) return 'the same day';
  return `${countOf(Math.abs(days), 'day')} ${days > 0 ? 'before' : 'later'}`;
}
