import { createContext, useContext } from 'react';
import type { To } from 'react-router';
import type { DeskList } from './desk-list.ts';

export type DeskPlace = {
  position: number | undefined;
  /** "38", "1000+"; undefined until known. */
  total: string | undefined;
  hasPrevious: boolean;
  hasNext: boolean;
  /** Load more rows if needed; do nothing if there is no neighbour. */
  goToPrevious: () => void;
  goToNext: () => Promise<void>;
  listAddress: To;
  goToList: () => void;
  texts: Pick<DeskList<never>['texts'], 'all' | 'previous' | 'next'>;
} & Pick<DeskList<never>, 'enquiryPath' | 'messagePath'>;

export const DeskPlaceContext = createContext<DeskPlace | null>(null);

/** Null outside of the desk, where there is no next enquiry. */
export function useDeskPlace(): DeskPlace | null {
  return useContext(DeskPlaceContext);
}
