const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today as `YYYY-MM-DD`, by the calendar of India. */
export function todayInIndia(now = new Date()): string {
  return DAY.format(now);
}
