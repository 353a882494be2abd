import type { OwnData } from '../../../contracts/accounts/own-account.contract.ts';
import { IDS_PER_QUERY, workInTurns } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { removeSearchWords } from '../../db/search-words.ts';
import { removeMailsAbout } from '../../mail/outbox.queries.ts';
import { eraseSubjectsFromLog } from '../audit/audit.queries.ts';
import { removeConsentsAbout } from '../consents/consents.queries.ts';
import { deleteDoneMessagesOf, deleteMessagesOf } from '../contacts/delete-messages.ts';
import { removeReplyFiles } from '../reply-files/reply-files.queries.ts';
import { deleteInvitationsOf } from '../reviews/invitations/review-invitations.queries.ts';
import { anonymiseReviewsOf } from '../reviews/reviews.queries.ts';
import { removeSpamMarks } from '../spam/spam-marks.queries.ts';
import { eraseQuotesOf } from './money/erase-quotes.ts';
import { eraseEntriesOf } from './money/money-entries.queries.ts';
import { eraseEventTexts } from './store/enquiry-events.ts';

type PartHandling = ((trx: Db, enquiryIds: readonly string[]) => Promise<void>) | string;

/** The key in the data export, or why it is not exported. */
export type Exported = keyof OwnData | { not: string };

type Part = {
  /** Erases personal data; the enquiry stays. */
  erase: PartHandling;
  remove: PartHandling;
};

export type EnquiryTable = Extract<keyof Database, `booking_${string}`>;

const OF_STAFF = { not: 'It is what staff wrote for themselves, or had mailed already.' };
const WITH_THE_ROW = 'The foreign key takes it along.';

/** All tables that reference `bookings`, in no order; a test checks that none is missing. */
export const PARTS = {
  booking_events: { erase: eraseEventTexts, remove: WITH_THE_ROW, export: OF_STAFF },
  contact_messages: {
    erase: deleteMessagesOf,
    remove: deleteDoneMessagesOf,
  },
  booking_merges: {
    erase: 'What a merge replaced goes back into its row before that is erased.',
    remove: WITH_THE_ROW,
    export: OF_STAFF,
  },
  booking_changes: {
    erase: 'It holds status, owner and bin alone; of the rest the names of events.',
    remove: 'It is forgotten with the bin’s time: see emptyBin.',
    export: OF_STAFF,
  },
  // What is removed has no documents: all of it goes, with the links.
  quotes: { erase: eraseQuotesOf, remove: eraseQuotesOf },
  open_payments: { erase: 'It follows from the entries.', remove: WITH_THE_ROW },
  money_entries: { erase: eraseEntriesOf, remove: WITH_THE_ROW },
  documents: {
    erase: 'The law has them stay, with the entries of their trip.',
    remove: 'What has documents stays in the bin: see emptyBin.',
  },
  review_invitations: { erase: 'They go before the reviews do, in one piece of work.', remove: WITH_THE_ROW },
  reviews: {
    erase: async (trx, ids) => {
      // Waits for a review that is being sent, so that it is found.
      await deleteInvitationsOf(trx, ids);
      await anonymiseReviewsOf(trx, ids);
    },
    remove: 'The foreign key lets go of them: they stay as they were verified.',
  },
  search_words: {
    erase: 'They are rebuilt from what is left.',
    remove: (trx, ids) => removeSearchWords(trx, 'booking', ids),
  },
  outbox: {
    erase: (trx, ids) => removeMailsAbout(trx, 'booking', ids),
    remove: (trx, ids) => removeMailsAbout(trx, 'booking', ids),
  },
  reply_files: {
    erase: (trx, ids) => removeReplyFiles(trx, 'booking', ids),
    remove: (trx, ids) => removeReplyFiles(trx, 'booking', ids),
  },
  reply_file_parts: { erase: 'The file takes them along.', remove: 'The file takes them along.' },
  consents: {
    erase: (trx, ids) => removeConsentsAbout(trx, 'booking', ids),
    remove: (trx, ids) => removeConsentsAbout(trx, 'booking', ids),
  },
  spam_marks: {
    erase: 'They say why, and hold no word of theirs.',
    remove: (trx, ids) => removeSpamMarks(trx, 'booking', ids),
  },
  audit_log: {
    erase: (trx, ids) => eraseSubjectsFromLog(trx, 'booking', ids),
    remove: (trx, ids) => eraseSubjectsFromLog(trx, 'booking', ids),
  },
  idempotency_keys: {
    erase: 'The kept answers are the account’s and go with it: see personal-data.ts.',
    remove: 'They are kept for a shorter time than the bin.',
  },
} satisfies Record<EnquiryTable, Part & { export: Exported }> & Partial<Record<keyof Database, Part>>;

export async function doToParts(trx: Db, what: keyof Part, enquiryIds: readonly string[]): Promise<void> {
  await workInTurns(enquiryIds, IDS_PER_QUERY, async (ids) => {
    for (const part of Object.values<Part>(PARTS)) {
      const doing = part[what];
      if (typeof doing === 'function') await doing(trx, ids);
    }
  });
}
