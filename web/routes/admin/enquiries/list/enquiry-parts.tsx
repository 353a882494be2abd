import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { partySizeText } from '../../../../../contracts/enquiries/party-size-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import type { RowParts } from '../../lists/desk-row.tsx';
import { dayAndYear, nearMoment } from '../../near-day.ts';
import { SOURCE } from '../desk-texts.ts';

export function enquiryParts(enquiry: DeskEnquiry): RowParts {
  const { reference, fullName, tourName, guestSize, bookAt, createdAt, owner, source } = enquiry;
  const [when, year] = bookAt ? dayAndYear(bookAt) : [travelText(enquiry), ''];
  return {
    who: fullName,
    origin: (
      <>
        <span className="tabular-nums">{reference}</span> · {nearMoment(createdAt)}
        {source !== 'site' && ` · ${SOURCE[source]}`}
      </>
    ),
    what: tourName,
    when: (
      <>
        {when}
        <span className="desk-row-party">
          {year} · {partySizeText(guestSize)}
        </span>
      </>
    ),
    owner,
    clock: enquiry,
    due: enquiry,
  };
}
