import { useCallback } from 'react';
import { nameOfChoice } from '../../../../contracts/tours/destinations.ts';
import { useChoices } from '../../../features/settings/use-settings.ts';

/** Of a key; one that is not on the site any more has no other name. */
export function useDestinationName(): (key: string) => string {
  const { destinations } = useChoices();
  return useCallback((key) => nameOfChoice(destinations, key), [destinations]);
}
