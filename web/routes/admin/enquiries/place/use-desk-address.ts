import { type To, useSearchParams } from 'react-router';
import { enquiryPath, messagePath } from '../../desk-paths.ts';
import { useDeskPlace } from './desk-place.ts';

const ANYWHERE = { enquiryPath, messagePath };

/** Where an enquiry is, with the filter of the list that it is opened from: whoever goes back finds their list. */
export const useEnquiryAddress = () => useDeskAddress('enquiryPath');

/** The same of a contact message. */
export const useMessageAddress = () => useDeskAddress('messagePath');

function useDeskAddress(path: keyof typeof ANYWHERE): (id: string) => To {
  const [params] = useSearchParams();
  const { [path]: pathOf } = useDeskPlace() ?? ANYWHERE;
  return (id) => ({ pathname: pathOf(id), search: params.toString() });
}
