// The zone is named so that server and browser write the same day.
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A moment as its day in India: 3 Nov 2026. */
export function formatDay(isoTime: string): string {
  return day.format(new Date(isoTime));
}
