import { href } from 'react-router';
import type { Enquiry } from '../../../contracts/enquiries/enquiries.contract.ts';
import { guardedStorage, parseStored, type TextStorage } from '../../lib/browser/browser-storage.ts';

/** `bookAt` is empty if the dates are open. */
export type LastEnquiry = Pick<Enquiry, 'reference' | 'tourName' | 'bookAt' | 'travelWords' | 'guestSize'> & {
  id: string;
  isUnthanked?: true;
};

/** For an enquiry that the browser sent itself. Without free text: anybody can make up an address. */
export function enquiryAddress({
  _id: id,
  reference,
  bookAt,
}: Pick<Enquiry, '_id' | 'reference' | 'bookAt'>) {
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
