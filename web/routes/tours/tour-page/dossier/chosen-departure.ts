const PREFIX = 'leaving-';

export const departureId = (day: string): string => `${PREFIX}${day}`;

/** For a link followed before hydration. Runs after the draft is restored, which takes precedence. */
export function chooseNamedDeparture(form: HTMLFormElement): void {
  const { hash } = location;
  if (!hash.startsWith(`#${PREFIX}`)) return;
  const { date, areDatesOpen } = fieldsOf(form) ?? {};
  if (date?.value === '' && !areDatesOpen?.checked) chooseDeparture(form, hash.slice(PREFIX.length + 1));
}

/** Fires input events, for the price and the draft. */
export function chooseDeparture(form: HTMLFormElement, day: string): void {
  const fields = fieldsOf(form);
  if (!fields) return;
  fields.areDatesOpen.checked = false;
  fields.date.value = day;
  fields.date.dispatchEvent(new Event('input', { bubbles: true }));
}

export function fieldsOf({ elements }: HTMLFormElement) {
  const names = ['guestSize', 'bookAt', 'hasOpenDates', 'travelWords'];
  const [people, date, areDatesOpen, words] = names
    .map((name) => elements.namedItem(name))
    .filter((field) => field instanceof HTMLInputElement);
  return people && date && areDatesOpen && words && { people, date, areDatesOpen, words };
}
