import { useCallback } from 'react';
import { nameOfChoice, unpackChoices } from '../../../../contracts/tours/destinations.ts';
import { useRequiredRootData } from '../../../features/settings/use-settings.ts';

/** Of a key; one that is not on the site any more has no other name. */
export function useDestinationName(): (key: string) => string {
  const { choices } = useRequiredRootData();
  return useCallback((key) => nameOfChoice(unpackChoices(choices).destinations, key), [choices]);
}
