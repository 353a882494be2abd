import { useEffect, useState } from 'react';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { parseStored } from '../../../lib/browser/browser-storage.ts';
import { compareParts } from '../conflict/compare-parts.ts';
import type { Conflict } from '../conflict/conflict-dialog.tsx';

export type Versioned = { _id: string; version: number };

/** By field name; a ticked checkbox has `on`. */
export type Typed<Part extends string> = Record<Part, string>;

export type EditedRecord<Part extends string, Row extends Versioned> = {
  /** `reply-template` */
  draftKind: string;
  /** "template", as in "Failed to save the template". */
  what: string;
  partNames: Record<Part, string>;
  /** May have more parts than the form has fields. */
  typedOf: (row: Row) => Typed<Part>;
  ofNew?: Partial<Typed<Part>>;
  /** A value as shown to people, if that differs. */
  wordsOf?: (part: Part, text: string) => string;
  /** The field that shows a fault, if the server uses another name. */
  fieldOfFault?: (path: string) => string;
  /** The path of the list; records are below it. */
  list: string;
  staysOpen?: boolean;
  /** Default: "The template is saved." */
  saved?: string;
  /** Default: what was typed. `base`: what the form began with, including parts without a field. */
  bodyOf?: (typed: Typed<Part>, base?: Typed<Part>) => object;
  // Methods, so that TypeScript lets calls with stricter bodies pass: the server validates them.
  create(asking: { body: object; idempotencyKey: string }): Promise<{ data: Row }>;
  update(asking: { params: { id: string }; body: object }): Promise<{ data: Row }>;
  /** If this fails, there is no merging. */
  find(asking: { params: { id: string } }): Promise<{ data: Row }>;
};

export function useVersionedForm<Part extends string, Row extends Versioned>(
  stored: Row | null,
  record: EditedRecord<Part, Row>,
) {
  const parts = Object.keys(record.partNames) as Part[];
  const draftNameOf = (id = 'new') => `${record.draftKind}:${id}`;
  const draft = useFormDraft(draftNameOf(stored?._id));
  /** The version that typing began with: one loaded later must not count as typed. */
  const [given, setGiven] = useState(stored);
  const givenTyped: Partial<Typed<Part>> = given ? record.typedOf(given) : (record.ofNew ?? {});
  const textOf = (part: Part) => givenTyped[part] ?? '';
  const [typed, setTyped] = useState(
    () => Object.fromEntries(parts.map((part) => [part, textOf(part)])) as Typed<Part>,
  );
  const form = () => editedForm(draft.form.current, parts);
  const baseOf = (row: Row | null) => fieldsOfBase(row?.version, row ? record.typedOf(row) : {});

  /** Drafts and merges also write into the form. */
  function look(): void {
    const now = form().read();
    if (parts.some((part) => now[part] !== typed[part])) setTyped(now);
  }
  useEffect(look);

  /** The form becomes the stored version. */
  function begin(row: Row): void {
    const theirs = record.typedOf(row);
    form().write(Object.fromEntries(parts.map((part) => [part, theirs[part]])));
    goOnFrom(row);
  }

  /** Keeps what was typed, on top of this version. */
  function goOnFrom(row: Row): void {
    form().write(baseOf(row));
    setGiven(row);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another version comes, and then alone
  useEffect(() => {
    const { version, findBase, read } = form();
    const [base, now] = [findBase(), read()];
    const isTyped = !base || parts.some((part) => now[part] !== (base[part] ?? ''));
    // Text keeps the version it began with, so that a colleague's is never overwritten unseen.
    if (stored && stored.version > version() && !isTyped) begin(stored);
  }, [stored?.version]);

  return {
    ...{ draft, draftNameOf, form, typed, textOf, look, begin, goOnFrom, baseOf },
    hidden: baseOf(given),
    isChanged: parts.some((part) => typed[part] !== textOf(part)),
  };
}

/** Hidden fields, so that drafts restore them, too. */
const VERSION = 'version';
const BASE = 'base';

function fieldsOfBase(version: number | undefined, typed: Typed<string>): Record<string, string> {
  if (version === undefined) return { [VERSION]: '', [BASE]: '' };
  return { [VERSION]: String(version), [BASE]: JSON.stringify({ version, typed }) };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null | undefined;

function editedForm<Part extends string>(form: HTMLFormElement | null, parts: readonly Part[]) {
  const fieldOf = (name: string) => form?.elements.namedItem(name) as Field;
  const version = () => Number(fieldOf(VERSION)?.value);
  const textIn = (field: Field) => (isBox(field) && !field.checked ? '' : (field?.value ?? ''));
  return {
    hasField: (name: string) => Boolean(fieldOf(name)),
    read: () => Object.fromEntries(parts.map((part) => [part, textIn(fieldOf(part))])) as Typed<Part>,
    version,
    /** Null if the draft is from before an update of the site. */
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

/** `shown`: what both changed; `taken`: what only the colleague changed. */
export function conflictOf<Part extends string, Row extends Versioned>(
  { partNames, typedOf, wordsOf = (_, text) => text }: EditedRecord<Part, Row>,
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
