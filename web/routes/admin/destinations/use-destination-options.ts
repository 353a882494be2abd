import { useChoices } from '../../../features/settings/use-settings.ts';

/** Keys with names. `chosen` is among them even if it has been taken out. */
export function useDestinationOptions(chosen?: string | null): (readonly [string, string])[] {
  const { destinations } = useChoices();
  const isGone = chosen && !destinations.some(({ key }) => key === chosen);
  return [
    ...destinations.map(({ key, name }) => [key, name] as const),
    ...(isGone ? [[chosen, `${chosen} (no longer on the site)`] as const] : []),
  ];
}
