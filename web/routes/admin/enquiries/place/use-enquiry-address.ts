import { type To, useSearchParams } from 'react-router';

/** Where an enquiry is, with the filter of the list that it is opened from: whoever goes back finds their list. */
export function useEnquiryAddress(): (id: string) => To {
  const [params] = useSearchParams();
  return (id) => ({ pathname: `/admin/bookings/${id}`, search: params.toString() });
}
