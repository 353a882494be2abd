import type { AccentTokens } from '../look/accent.ts';
import type { Logo } from '../look/logo.ts';
import type { HeroPicture, Loop, Picture } from '../media.contract.ts';
import type { ContentField, ContentFields } from './content-fields.ts';
import { type ContentKey, type FieldsOf, PAGE_CONTENTS } from './page-contents.ts';

type Values<Fields, Media> = {
  -readonly [Name in keyof Fields as Fields[Name] extends { isUnseen: true }
    ? Media extends 'written'
      ? Name
      : never
    : Name]: ValueOf<Fields[Name], Media>;
};

type MediaOf<Field, Media> = Media extends 'written'
  ? string
  : Field extends { kind: 'video' }
    ? Loop | null
    : Field extends { kind: 'colour' }
      ? AccentTokens | null
      : Field extends { cut: 'hero' | 'both' }
        ? HeroPicture | null
        : Field extends { cut: 'logo' }
          ? Logo | null
          : Picture | null;

type ValueOf<Field, Media> = Field extends { kind: 'group'; fields: infer Fields }
  ? Values<Fields, Media>
  : Field extends { kind: 'list'; item: infer Fields }
    ? Values<Fields, Media>[]
    : Field extends { kind: 'lines' }
      ? string[]
      : Field extends { kind: 'number' }
        ? number
        : Field extends { kind: 'choice'; choices: infer Choices }
          ? keyof Choices & string
          : Field extends { kind: 'picture' | 'video' | 'colour' }
            ? MediaOf<Field, Media>
            : string;

/** As staff write it: addresses of pictures, names in braces. */
export type WrittenContent<Key extends ContentKey> = Values<FieldsOf<Key>, 'written'>;

/** As pages show it. */
export type ShownContent<Key extends ContentKey> = Values<FieldsOf<Key>, 'shown'>;

/** With the initial value of what is missing: staff wrote nothing there, or the field is newer than what they wrote. */
export function completeContent<Key extends ContentKey>(key: Key, written: object = {}): WrittenContent<Key> {
  return completeFields(PAGE_CONTENTS[key].fields, written) as WrittenContent<Key>;
}

/** What is of another kind than its field stays, for the contract to name. */
export function completeFields(fields: ContentFields, written: unknown): unknown {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return written;
  const given = written as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, completePart(field, given[name])]),
  );
}

function completePart(field: ContentField, written: unknown): unknown {
  if (field.kind === 'group') return completeFields(field.fields, written ?? {});
  if (field.kind === 'list') {
    const items = written ?? field.initial ?? [];
    return Array.isArray(items) ? items.map((item) => completeFields(field.item, item)) : items;
  }
  return written ?? ('initial' in field ? field.initial : '');
}
