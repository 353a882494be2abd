/** Closed enquiries keep their next action; it is due again once they reopen. */
export function notDueText(notDue: number, changed: number): string {
  if (notDue === 0) return '';
  if (changed === 1) return ' Its next action is not due any more.';
  return ` Next actions that are not due any more: ${notDue}.`;
}
