import { parseStored } from '../../../lib/browser/parse-stored.ts';
import { compareParts } from '../conflict/compare-parts.ts';
import type { Conflict } from '../conflict/conflict-dialog.tsx';
import type { EditedThing, Typed, Versioned } from './use-versioned-editor.ts';

/** Beside what is typed, in fields that nobody sees: what it was made from. With a draft they come back, too. */
const VERSION = 'version';
const BASE = 'base';

export function fieldsOfBase(version: number | undefined, typed: Typed<string>): Record<string, string> {
  if (version === undefined) return { [VERSION]: '', [BASE]: '' };
  return { [VERSION]: String(version), [BASE]: JSON.stringify({ version, typed }) };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null | undefined;

/** The form of something that has versions, as it stands in the page. */
export function editedForm<Part extends string>(form: HTMLFormElement | null, parts: readonly Part[]) {
  const fieldOf = (name: string) => form?.elements.namedItem(name) as Field;
  const version = () => Number(fieldOf(VERSION)?.value);
  const textIn = (field: Field) => (isBox(field) && !field.checked ? '' : (field?.value ?? ''));
  return {
    hasField: (name: string) => Boolean(fieldOf(name)),
    read: () => Object.fromEntries(parts.map((part) => [part, textIn(fieldOf(part))])) as Typed<Part>,
    /** The version that is changed. */
    version,
    /** What that said: of a draft from before a reload it may be an older one. Null where it is from before an update of the site. */
    findBase(): Typed<Part> | null {
      const base = parseStored(fieldOf(BASE)?.value ?? null);
      return base.typed && base.version === version() ? (base.typed as Typed<Part>) : null;
    },
    write(values: Partial<Record<string, string>>): void {
      for (const [name, value = ''] of Object.entries(values)) {
        const field = fieldOf(name);
        if (isBox(field)) field.checked = value !== '';
        else if (field) field.value = value;
      }
    },
  };
}

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

/** What both changed of it, and what the colleague alone did. */
export function conflictOf<Part extends string, Row extends Versioned>(
  { partNames, typedOf, wordsOf = (_, text) => text }: EditedThing<Part, Row>,
  { findBase, read }: ReturnType<typeof editedForm<Part>>,
  theirs: Row,
): { shown: Conflict<Part>; taken: Part[] } {
  const [base, yours, their] = [findBase(), read(), typedOf(theirs)];
  const { conflicts, taken } = compareParts(Object.keys(partNames) as Part[], {
    base: base && ((part) => base[part] ?? ''),
    yours: (part) => yours[part],
    theirs: (part) => their[part] ?? '',
  });
  const parts = conflicts.map((part) => ({
    part,
    name: partNames[part],
    yours: wordsOf(part, yours[part]),
    theirs: wordsOf(part, their[part] ?? ''),
  }));
  return { shown: { version: theirs.version, parts, taken: taken.map((part) => partNames[part]) }, taken };
}
