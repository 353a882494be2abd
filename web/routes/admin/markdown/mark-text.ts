import { insertText } from '../../../lib/browser/insert-text.ts';

type Marked = { text: string; from: number; to: number };

/** Changes what is selected in the field. */
export type Marking = (field: HTMLTextAreaElement) => void;

/** Puts signs around the selected words, or takes them away. */
export const markWords = (before: string, after: string): Marking => apply(wordsMarked(before, after));

/** Begins each selected line with a sign, or takes it away. */
export const markLines = (sign: string): Marking => apply(linesMarked(sign));

export const wordsMarked =
  (before: string, after: string) =>
  ({ text, from, to }: Marked): Change => {
    const words = text.slice(from, to);
    const isMarked = text.slice(0, from).endsWith(before) && text.slice(to).startsWith(after);
    if (isMarked)
      return {
        replaced: [from - before.length, to + after.length],
        by: words,
        selected: [from - before.length, to - before.length],
      };
    const start = from + before.length;
    return { replaced: [from, to], by: `${before}${words}${after}`, selected: [start, start + words.length] };
  };

export const linesMarked =
  (sign: string) =>
  ({ text, from, to }: Marked): Change => {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const next = text.indexOf('\n', to);
    const end = next < 0 ? text.length : next;
    const lines = text.slice(start, end).split('\n');
    const isMarked = lines.every((line) => line.startsWith(sign));
    const by = lines.map((line) => (isMarked ? line.slice(sign.length) : `${sign}${line}`)).join('\n');
    return { replaced: [start, end], by, selected: [start + by.length, start + by.length] };
  };

type Change = { replaced: [number, number]; by: string; selected: [number, number] };

const apply =
  (change: (marked: Marked) => Change): Marking =>
  (field) => {
    const { value: text, selectionStart: from, selectionEnd: to } = field;
    const { replaced, by, selected } = change({ text, from, to });
    field.focus();
    field.setSelectionRange(...replaced);
    insertText(field, by);
    field.setSelectionRange(...selected);
  };
