const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `10-01` as a person writes it: 1 Oct. */
export function monthDayText(monthDay: string): string {
  const [month = '', day = ''] = monthDay.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month}`;
}

/** "1 Oct", "1st October" and "Oct 1" as `10-01`. What is none of these stays as it is typed: the server says so. */
export function readMonthDay(typed: string): string {
  const text = typed.trim().toLowerCase();
  const match = /^(\d{1,2})(?:st|nd|rd|th)?[ .-]*([a-z]{3})[a-z]*\.?$/.exec(text);
  const turned = match ? undefined : /^([a-z]{3})[a-z]*\.?[ .-]*(\d{1,2})(?:st|nd|rd|th)?$/.exec(text);
  const day = match?.[1] ?? turned?.[2];
  const month = MONTHS.findIndex((name) => name.toLowerCase() === (match?.[2] ?? turned?.[1])) + 1;
  if (!day || month === 0) return typed;
  return `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
