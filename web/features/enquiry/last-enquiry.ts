import { href } from 'react-router';
import { guardedStorage, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { parseStored } from '../../lib/browser/parse-stored.ts';

/** What the thank-you page tells of the enquiry that was just stored. */
export type LastEnquiry = {
  id: string;
  reference: string;
  tourName: string;
  /** YYYY-MM-DD; empty where the dates are open, of which the words tell. */
  bookAt: string;
  travelWords: string;
  guestSize: number | null;
  /** Stored, and its sender was not told yet. */
  isUnthanked?: true;
};

/** The page of thanks for an enquiry that the browser sent by itself. It names nothing that somebody could have made up. */
export function enquiryAddress({
  _id: id,
  reference,
  bookAt,
}: {
  _id: string;
  reference: string;
  bookAt: string;
}) {
  return `${href('/thank-you')}?${new URLSearchParams({ id, reference, day: bookAt })}`;
}

const KEY = 'last-enquiry';

/** Kept as long as the tab is open: a reload of the thank-you page still knows it. */
export function createLastEnquiryStore(storage: TextStorage) {
  return {
    remember: (enquiry: LastEnquiry) => storage.write(KEY, JSON.stringify(enquiry)),
    /** The reference of an enquiry whose sender was not told that it is stored, and will have been by whoever asks. */
    takeUnthanked(): string | undefined {
      const { isUnthanked, ...enquiry } = parseStored(storage.read(KEY));
      if (isUnthanked !== true || typeof enquiry.reference !== 'string') return undefined;
      storage.write(KEY, JSON.stringify(enquiry));
      return enquiry.reference;
    },
    /** For `readLastEnquiry`: anything may stand there. */
    recall: (): unknown => parseStored(storage.read(KEY)),
    forget: () => storage.remove(KEY),
  };
}

export const lastEnquiryStore = createLastEnquiryStore(guardedStorage(() => sessionStorage));
