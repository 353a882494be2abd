import { ID_SHAPE } from '../../api/call-path.ts';
import type { LastEnquiry } from '../../features/enquiry/last-enquiry.ts';

/** From the navigation state or the storage, in which anything may stand: the page makes a link of the id. */
export function readLastEnquiry(value: unknown): LastEnquiry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, reference, tourName, bookAt, travelWords = '', guestSize } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !ID_SHAPE.test(id)) return null;
  if (typeof reference !== 'string' || typeof tourName !== 'string') return null;
  if (typeof bookAt !== 'string' || typeof travelWords !== 'string' || typeof guestSize !== 'number')
    return null;
  return { id, reference, tourName, bookAt, travelWords, guestSize };
}
