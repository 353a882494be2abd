/** Said of what was closed with a next action, which stays: it is due again once it is open. */
export function notDueText(notDue: number, changed: number): string {
  if (notDue === 0) return '';
  if (changed === 1) return ' Its next action is not due any more.';
  return ` Next actions that are not due any more: ${notDue}.`;
}
