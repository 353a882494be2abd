import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TourForm } from './tour-form-values.ts';

export const TourFormContext = createContext<UseFormReturn<TourForm> | null>(null);

export function useTourFields(): UseFormReturn<TourForm> {
  const form = useContext(TourFormContext);
  if (!form) throw new Error('This part stands in no tour form.');
  return form;
}
