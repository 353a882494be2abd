import { href } from 'react-router';
import { guardedStorage, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { parseStored } from '../../lib/browser/parse-stored.ts';

export type LastEnquiry = {
  id: string;
  reference: string;
  tourName: string;
  /** YYYY-MM-DD; empty if the dates are open. */
  bookAt: string;
  travelWords: string;
  guestSize: number | null;
  isUnthanked?: true;
};

/** For an enquiry that the browser sent itself. Without free text: anybody can make up an address. */
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

export function createLastEnquiryStore(storage: TextStorage) {
  return {
    remember: (enquiry: LastEnquiry) => storage.write(KEY, JSON.stringify(enquiry)),
    takeUnthanked(): string | undefined {
      const { isUnthanked, ...enquiry } = parseStored(storage.read(KEY));
      if (isUnthanked !== true || typeof enquiry.reference !== 'string') return undefined;
      storage.write(KEY, JSON.stringify(enquiry));
      return enquiry.reference;
    },
    recall: (): unknown => parseStored(storage.read(KEY)),
    forget: () => storage.remove(KEY),
  };
}

export const lastEnquiryStore = createLastEnquiryStore(guardedStorage(() => sessionStorage));
