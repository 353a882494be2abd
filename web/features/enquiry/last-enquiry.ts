import { ID_SHAPE } from '../../api/call-path.ts';
import { guardedStorage, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { parseStored } from '../../lib/browser/parse-stored.ts';

/** What the thank-you page tells of the enquiry that was just stored. */
export type LastEnquiry = {
  id: string;
  reference: string;
  tourName: string;
  /** YYYY-MM-DD. */
  bookAt: string;
  guestSize: number;
};

const KEY = 'last-enquiry';

/** Kept as long as the tab is open: a reload of the thank-you page still knows it. */
export function createLastEnquiryStore(storage: TextStorage) {
  return {
    remember: (enquiry: LastEnquiry) => storage.write(KEY, JSON.stringify(enquiry)),
    recall: () => readLastEnquiry(parseStored(storage.read(KEY))),
    forget: () => storage.remove(KEY),
  };
}

/** From the navigation state or the storage, in which anything may stand: the page makes a link of the id. */
export function readLastEnquiry(value: unknown): LastEnquiry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, reference, tourName, bookAt, guestSize } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !ID_SHAPE.test(id)) return null;
  if (typeof reference !== 'string' || typeof tourName !== 'string') return null;
  if (typeof bookAt !== 'string' || typeof guestSize !== 'number') return null;
  return { id, reference, tourName, bookAt, guestSize };
}

export const lastEnquiryStore = createLastEnquiryStore(guardedStorage(() => sessionStorage));
