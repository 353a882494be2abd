import { type To, useSearchParams } from 'react-router';
import { useDeskPlace } from './desk-place.ts';

/** Where an enquiry is, with the filter of the list that it is opened from: whoever goes back finds their list. */
export function useEnquiryAddress(): (id: string) => To {
  const [params] = useSearchParams();
  const place = useDeskPlace();
  return (id) => ({
    pathname: place?.enquiryPath(id) ?? `/admin/bookings/${id}`,
    search: params.toString(),
  });
}
