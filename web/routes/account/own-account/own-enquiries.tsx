import { href } from 'react-router';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { OwnEnquiry } from './own-enquiry.tsx';

export function OwnEnquiries({ enquiries }: { enquiries: Enquiry[] }) {
  if (enquiries.length === 0) {
    return (
      <EmptyState title="No enquiries yet" text="Send one from any tour; we answer by phone or email.">
        <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3">
      {enquiries.map((enquiry) => (
        <OwnEnquiry key={enquiry._id} enquiry={enquiry} />
      ))}
    </ul>
  );
}
