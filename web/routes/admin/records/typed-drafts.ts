import { draftStore } from '../../../features/drafts/draft-store.ts';
import { parseStored } from '../../../lib/browser/browser-storage.ts';

/** `version` is that of `base`. */
export type TypedDraft<Form, Version = number> = { form: Form; base: Form; version: Version };

export type TypedDrafts<Form, Version> = ReturnType<typeof typedDrafts<Form, Version>>;

/** Drafts of one kind, by id. `read`: null for a damaged form; one from an older release may lack fields. */
export function typedDrafts<Form, Version = number>(
  kind: string,
  read: (form: Partial<Form> | undefined) => Form | null,
) {
  const nameOf = (id: string) => `${kind}:${id}`;
  return {
    nameOf,
    save: (id: string, draft: TypedDraft<Form, Version>) =>
      draftStore.save(nameOf(id), { json: JSON.stringify(draft) }),
    /** Null for a damaged draft, too. */
    load(id: string): TypedDraft<Form, Version> | null {
      const draft = parseStored(draftStore.load(nameOf(id))?.json ?? null) as TypedDraft<Form, Version>;
      const [form, base] = [read(draft.form), read(draft.base)];
      return form && base ? { form, base, version: draft.version } : null;
    },
    clear: (id: string) => draftStore.clear(nameOf(id)),
    /** Lets any tab take up the draft. */
    release: (id: string) => draftStore.release(nameOf(id)),
  };
}
