import { createContext, useContext } from 'react';
import type { To } from 'react-router';
import type { DeskList } from './desk-list.ts';

/** Where what is open stands in the list that it was opened from. */
export type DeskPlace = {
  /** Counted from 1; undefined where the list does not have it, or has it no more. */
  position: number | undefined;
  /** How many the list has, in words: "38", "1000+"; undefined while nobody knows. */
  total: string | undefined;
  /** Whether there is one before it, and one after it. */
  hasPrevious: boolean;
  hasNext: boolean;
  /** They lead to the neighbour, also beyond what is loaded; where there is none, they do nothing. */
  goToPrevious: () => void;
  goToNext: () => Promise<void>;
  /** The list, with its filter. */
  listAddress: To;
  goToList: () => void;
  texts: Pick<DeskList<never>['texts'], 'all' | 'previous' | 'next'>;
} & Pick<DeskList<never>, 'enquiryPath' | 'messagePath'>;

export const DeskPlaceContext = createContext<DeskPlace | null>(null);

/** What "send and next" and the keys go by; null outside of the desk, where there is no next one. */
export function useDeskPlace(): DeskPlace | null {
  return useContext(DeskPlaceContext);
}
