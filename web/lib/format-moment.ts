const MOMENT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** A moment as day and time in India: 20 Nov 2026, 7:48 pm. */
export function formatMoment(isoTime: string): string {
  return MOMENT.format(new Date(isoTime));
}
