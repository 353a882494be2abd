import { wordFor } from '../../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import { Panel } from '../panel.tsx';
import { DuplicateComparison } from './duplicate-comparison.tsx';

/** Enquiries that are likely the same traveller's for the same trip, each side by side with this one. */
export function Duplicates({ enquiry, duplicates }: { enquiry: DeskEnquiry; duplicates: DeskEnquiry[] }) {
  return (
    <Panel title={wordFor(duplicates.length, 'Likely a duplicate', 'Likely duplicates')}>
      <div className="grid gap-6">
        {duplicates.map((duplicate) => (
          <DuplicateComparison key={duplicate._id} enquiry={enquiry} other={duplicate} />
        ))}
      </div>
    </Panel>
  );
}
