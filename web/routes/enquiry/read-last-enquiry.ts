import { isDay } from '../../../contracts/india-time.ts';
import { ID_SHAPE } from '../../api/call-path.ts';
import type { LastEnquiry } from '../../features/enquiry/last-enquiry.ts';

/** Validates: navigation state and storage may hold anything, and the page links to the id. */
export function readLastEnquiry(value: unknown): LastEnquiry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, reference, tourName, bookAt, travelWords = '', guestSize } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !ID_SHAPE.test(id)) return null;
  if (typeof reference !== 'string' || typeof tourName !== 'string') return null;
  if (typeof bookAt !== 'string' || typeof travelWords !== 'string' || typeof guestSize !== 'number')
    return null;
  return { id, reference, tourName, bookAt, travelWords, guestSize };
}

const REFERENCE = /^[A-Z]{2}-[0-9A-Z]{4,8}$/;

/** Takes no text from the address, which anybody can make up. */
export function readSentEnquiry(search: URLSearchParams): LastEnquiry | null {
  const { id = '', reference = '', day = '' } = Object.fromEntries(search);
  if (!ID_SHAPE.test(id) || !REFERENCE.test(reference) || (day !== '' && !isDay(day))) return null;
  return { id, reference, tourName: '', bookAt: day, travelWords: '', guestSize: 0 };
}
