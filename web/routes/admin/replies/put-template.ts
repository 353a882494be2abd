import type { FocusEvent } from 'react';
import { gapsIn } from '../../../../contracts/enquiries/reply-start.ts';
import type { FilledTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import { insertText } from '../../../lib/browser/insert-text.ts';

type Fields = {
  text: HTMLTextAreaElement;
  subject?: HTMLInputElement | null;
  isUnwritten: (text: string) => boolean;
};

/** Replaces unedited default texts, else inserts at the caret; selects the first gap. */
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

export function chooseFirstGap(text: HTMLTextAreaElement): void {
  const [gap] = gapsIn(text.value);
  if (gap === undefined) return;
  const start = text.value.indexOf(gap);
  text.focus();
  text.setSelectionRange(start, start + gap.length);
}

/** At the end if the caret is at the start, or if the selection is a gap from an earlier template. */
function apart(field: HTMLTextAreaElement, inserted: string): string {
  const chosen = field.value.slice(field.selectionStart, field.selectionEnd);
  if (field.selectionEnd === 0 || gapsIn(chosen).includes(chosen))
    field.setSelectionRange(field.value.length, field.value.length);
  const before = field.value.slice(0, field.selectionStart);
  const after = field.value.slice(field.selectionEnd);
  const start = before === '' || before.endsWith('\n\n') ? '' : '\n\n';
  return `${start}${inserted}${after === '' || after.startsWith('\n\n') ? '' : '\n\n'}`;
}

/** With keyboard focus, the caret starts before the greeting; a click sets its own caret later. */
export function goBehindStart({ currentTarget: field }: FocusEvent<HTMLTextAreaElement>): void {
  if (field.selectionEnd === 0) field.setSelectionRange(field.value.length, field.value.length);
}
