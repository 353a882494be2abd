import { NOTHING_PERSONAL, PERSONAL_DATA } from '../../server/features/accounts/own-account/personal-data.ts';

const WITHOUT_WORDS = [
  ...['booking_merges', 'booking_changes', 'customer_changes', 'saved_tours'],
  ...['payment_references', 'payment_reminders', 'open_payments'],
  ...['private_links', 'subscriber_links', 'review_invitations', 'review_pictures'],
  ...[
    'sessions',
    'known_browsers',
    'arrivals',
    'spam_marks',
    'password_resets',
    'mail_turns',
    'second_factors',
    'recovery_codes',
  ],
  ...['email_confirmations', 'morning_mails', 'staff_departures', 'ownership_offers'],
];
const OF_THE_AGENCY = ['team_members', 'team_member_tours'];
/** Nothing takes words out of it: see `documents-stay.test.ts`. */
const OF_THE_LAW = ['documents'];
export const WITH_WORDS = Object.entries(PERSONAL_DATA).flatMap(([table, care]) =>
  care === NOTHING_PERSONAL || [...WITHOUT_WORDS, ...OF_THE_AGENCY, ...OF_THE_LAW].includes(table)
    ? []
    : [table],
);
