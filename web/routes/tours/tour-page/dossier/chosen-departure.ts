const PREFIX = 'leaving-';

/** Of the place in the page that a departure leads to: the form, in which its day is chosen. */
export const departureId = (day: string): string => `${PREFIX}${day}`;

/**
 * Chooses the day of the departure that the address names, in a form that has none: its link was followed before the page
 * was alive. Once a draft is put back: what was typed comes first.
 */
export function chooseNamedDeparture(form: HTMLFormElement): void {
  const { hash } = location;
  if (!hash.startsWith(`#${PREFIX}`)) return;
  const { date, areDatesOpen } = fieldsOf(form) ?? {};
  if (date?.value === '' && !areDatesOpen?.checked) chooseDeparture(form, hash.slice(PREFIX.length + 1));
}

/** As if it were typed: the form's price and its draft follow. */
export function chooseDeparture(form: HTMLFormElement, day: string): void {
  const fields = fieldsOf(form);
  if (!fields) return;
  fields.areDatesOpen.checked = false;
  fields.date.value = day;
  fields.date.dispatchEvent(new Event('input', { bubbles: true }));
}

function fieldsOf({ elements }: HTMLFormElement) {
  const date = elements.namedItem('bookAt');
  const areDatesOpen = elements.namedItem('hasOpenDates');
  if (!(date instanceof HTMLInputElement && areDatesOpen instanceof HTMLInputElement)) return undefined;
  return { date, areDatesOpen };
}
