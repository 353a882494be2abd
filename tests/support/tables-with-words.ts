import { NOTHING_PERSONAL, PERSONAL_DATA } from '../../server/features/accounts/own-account/personal-data.ts';

/** Somebody's, but of ids, times and hashes alone. */
const WITHOUT_WORDS = [
  ...['booking_merges', 'booking_changes', 'customer_changes', 'saved_tours'],
  ...['subscriber_links', 'review_invitations', 'review_pictures'],
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
  ...['email_confirmations', 'morning_mails', 'staff_departures'],
];
/** Of the agency's own people, whom the site shows: no traveller is in them. */
const OF_THE_AGENCY = ['team_members', 'team_member_tours'];
/** Every table that may hold what somebody typed, or what staff typed about them. */
export const WITH_WORDS = Object.entries(PERSONAL_DATA).flatMap(([table, care]) =>
  care === NOTHING_PERSONAL || [...WITHOUT_WORDS, ...OF_THE_AGENCY].includes(table) ? [] : [table],
);
