import type { IssueDetail } from '../../../../contracts/newsletter/issues.contract.ts';

export type TypedIssue = { subject: string; body: string; destination: string };

export const PARTS = ['subject', 'body', 'destination'] as const;
export type IssuePart = (typeof PARTS)[number];

/** Beside what is typed, in fields that are not seen: what it was made from. With a draft they come back, too. */
export const BASE_FIELDS: Record<IssuePart, string> = {
  subject: 'baseSubject',
  body: 'baseBody',
  destination: 'baseDestination',
};

export type IssueInForm = {
  typed: TypedIssue;
  /** The version that the text began with, and what that said: of a draft from before a reload it may be an older one. */
  version: number;
  base: TypedIssue;
};

export function typedOf({ subject, body, destination }: IssueDetail): TypedIssue {
  return { subject, body, destination: destination ?? '' };
}

export const isSameIssue = (one: TypedIssue, other: TypedIssue) =>
  PARTS.every((part) => one[part] === other[part]);

export function readIssue(form: HTMLFormElement | null): IssueInForm {
  const fields = new FormData(form ?? undefined);
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    typed: { subject: text('subject'), body: text('body'), destination: text('destination') },
    version: Number(text('version')),
    base: {
      subject: text(BASE_FIELDS.subject),
      body: text(BASE_FIELDS.body),
      destination: text(BASE_FIELDS.destination),
    },
  };
}

/** What is stored from now on is what goes on being typed from. */
export function writeBase(form: HTMLFormElement | null, stored: IssueDetail): void {
  for (const [name, value] of Object.entries(baseOf(stored))) write(form, name, value);
}

/** What a form, and a draft, know of what is stored, by field. */
export function baseOf(stored: IssueDetail): Record<string, string> {
  const typed = typedOf(stored);
  const parts = PARTS.map((part) => [BASE_FIELDS[part], typed[part]]);
  return { ...Object.fromEntries(parts), version: String(stored.version) };
}

export function writeTyped(form: HTMLFormElement | null, typed: TypedIssue): void {
  for (const part of PARTS) write(form, part, typed[part]);
}

function write(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
    field.value = value;
}

/** Both changed `parts`, and differently; the colleague alone changed `taken`. */
export type IssueConflict = {
  mine: TypedIssue;
  theirs: IssueDetail;
  parts: IssuePart[];
  taken: IssuePart[];
};

export function conflictOf({ typed, base }: IssueInForm, theirs: IssueDetail): IssueConflict {
  const stored = typedOf(theirs);
  const changedByThem = PARTS.filter((part) => stored[part] !== base[part] && stored[part] !== typed[part]);
  return {
    mine: typed,
    theirs,
    parts: changedByThem.filter((part) => typed[part] !== base[part]),
    taken: changedByThem.filter((part) => typed[part] === base[part]),
  };
}

/** Mine, but for what was chosen from theirs or changed by them alone. */
export function broughtTogether(conflict: IssueConflict, chosenTheirs: readonly IssuePart[]): TypedIssue {
  const theirs = typedOf(conflict.theirs);
  const together = { ...conflict.mine };
  for (const part of [...chosenTheirs, ...conflict.taken]) together[part] = theirs[part];
  return together;
}
