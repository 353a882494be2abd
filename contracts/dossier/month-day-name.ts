export const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

export function monthDayName(monthDay: string): string {
  const [month = '', day = ''] = monthDay.split('-');
  return `${Number(day)} ${MONTH_NAMES[Number(month) - 1] ?? month}`;
}
