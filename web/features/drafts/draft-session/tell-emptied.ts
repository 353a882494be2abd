import { showAlert } from '../../alerts/alerts.ts';
import { draftSession } from './draft-session.ts';

const EMPTIED = 'Somebody signed in or out in another tab, so this form was emptied.';

const isTyped = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue;

export function tellEmptied(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-draft]');
  if (draftSession.isEndedElsewhere() && [...forms].some(({ elements }) => [...elements].some(isTyped)))
    showAlert({ text: EMPTIED, tone: 'info' });
}
