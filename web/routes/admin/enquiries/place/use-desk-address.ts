import { type To, useSearchParams } from 'react-router';
import { enquiryPath, messagePath } from '../../desk-paths.ts';
import { useDeskPlace } from './desk-place.ts';

const ANYWHERE = { enquiryPath, messagePath };

/** Keeps the filter of the list, for the way back. */
export const useEnquiryAddress = () => useDeskAddress('enquiryPath');

export const useMessageAddress = () => useDeskAddress('messagePath');

function useDeskAddress(path: keyof typeof ANYWHERE): (id: string) => To {
  const [params] = useSearchParams();
  const { [path]: pathOf } = useDeskPlace() ?? ANYWHERE;
  return (id) => ({ pathname: pathOf(id), search: params.toString() });
}
