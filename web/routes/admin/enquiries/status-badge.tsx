import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { STATUS } from './desk-texts.ts';

export function StatusBadge({ status }: { status: EnquiryStatus }) {
  const { text, dot } = STATUS[status];
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dot}`} />
      {text}
    </span>
  );
}
