import type { Db } from '../../server/db/database.ts';
import type { BookingRow, TourRow } from '../../server/db/schema.ts';
import {
  ensureInvitation,
  issueInvitationToken,
} from '../../server/features/reviews/invitations/review-invitations.queries.ts';
import { makeEnquiry } from './factories.ts';

export async function makeInvited(
  db: Db,
  tour: TourRow,
  given: Partial<BookingRow> = {},
): Promise<{ enquiry: BookingRow; token: string }> {
  const enquiry = await makeEnquiry(db, {
    ...{ tour_id: tour.id, tour_name: tour.title, status: 'completed', book_at: '2027-03-14' },
    ...given,
  });
  const now = new Date();
  const { id } = await ensureInvitation(db, enquiry.id, now);
  const issued = await issueInvitationToken(db, id, now);
  if (!issued) throw new Error('The link was used already.');
  return { enquiry, token: issued.token };
}
