import { gapsIn } from '../../../../contracts/enquiries/reply-start.ts';
import type { FilledTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import { insertText } from '../../../lib/browser/insert-text.ts';

type Fields = {
  text: HTMLTextAreaElement;
  /** Of a mail that has one to be written. */
  subject?: HTMLInputElement | null;
  /** Whether nothing stands in it but what it begins with. */
  isUnwritten: (text: string) => boolean;
};

/**
 * Puts a template into a reply: in the place of a beginning that nobody wrote on, else where the caret is. A subject that
 * nobody changed becomes the template's. The first gap is chosen, so that typing fills it.
 */
export function putTemplate(
  template: Pick<FilledTemplate, 'subject' | 'text'>,
  { text, subject, isUnwritten }: Fields,
): void {
  if (subject && template.subject && subject.value === subject.defaultValue)
    insertText(subject, template.subject, { all: true });
  if (isUnwritten(text.value)) insertText(text, template.text, { all: true });
  else insertText(text, apart(text, template.text));
  chooseFirstGap(text);
}

/** So that typing fills it. */
export function chooseFirstGap(text: HTMLTextAreaElement): void {
  const [gap] = gapsIn(text.value);
  if (gap === undefined) return;
  const start = text.value.indexOf(gap);
  text.focus();
  text.setSelectionRange(start, start + gap.length);
}

/**
 * Of a text that was begun: in a paragraph of its own; at the end where nobody has been in the field yet, or a gap is chosen:
 * that was chosen to be filled, by the template before.
 */
function apart(field: HTMLTextAreaElement, inserted: string): string {
  const chosen = field.value.slice(field.selectionStart, field.selectionEnd);
  if (field.selectionEnd === 0 || gapsIn(chosen).includes(chosen))
    field.setSelectionRange(field.value.length, field.value.length);
  const before = field.value.slice(0, field.selectionStart);
  const after = field.value.slice(field.selectionEnd);
  const start = before === '' || before.endsWith('\n\n') ? '' : '\n\n';
  return `${start}${inserted}${after === '' || after.startsWith('\n\n') ? '' : '\n\n'}`;
}
