/**
 * Restores and keeps drafts before hydration, in the formats of `tab-storage.ts` and `use-form-draft.ts`.
 *
 * This function's text is inlined in every page's head and runs before the first paint: use nothing from outside.
 */
export function keepTyped(): void {
  const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;
  type Field = HTMLInputElement;

  function prefix(): string {
    const draftSession = localStorage.getItem('sitting');
    return draftSession === null ? 'draft:' : `draft:${draftSession}:`;
  }

  function fieldsOf(form: HTMLFormElement): Field[] {
    return ([...form.elements] as Field[]).filter(
      ({ name, type, autocomplete, readOnly }) =>
        name &&
        !readOnly &&
        !/^(hidden|submit|button|file)$/.test(type) &&
        !/password/.test(type + autocomplete),
    );
  }

  const isBox = (field: Field) => /^(checkbox|radio)$/.test(field.type);

  const linesOf = (key: string) => localStorage.getItem(key)?.split('\n') ?? [];

  function ownOf(form: HTMLFormElement): string | undefined {
    const { draft = '' } = form.dataset;
    const lines = linesOf(prefix() + draft);
    const left = sessionStorage.getItem(`${prefix()}left:${draft}`);
    return sessionStorage.getItem(prefix() + draft) ?? lines.find((line) => line === left) ?? lines[0];
  }

  function putBack(form: HTMLFormElement): void {
    const { savedAt, values } = JSON.parse(ownOf(form) ?? '{}');
    if (!(Date.now() - savedAt <= LIFETIME_MS)) return;
    for (const field of fieldsOf(form)) {
      const saved = values[field.name];
      if (typeof saved !== 'string') continue;
      if (isBox(field)) field.checked = saved === field.value;
      else if (saved !== '') field.value = saved;
      const isFilled = isBox(field)
        ? field.checked !== field.defaultChecked
        : field.value !== (field.defaultValue ?? field.value);
      if (isFilled) openFolds(field);
    }
  }

  /** As `open-folds.ts`. */
  function openFolds(field: Field): void {
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
  }

  function valuesOf(form: HTMLFormElement): Record<string, string> {
    const filled = fieldsOf(form).filter((field) =>
      field.type === 'radio'
        ? field.checked
        : field.type !== 'checkbox' || field.checked !== field.defaultChecked,
    );
    return Object.fromEntries(
      filled.map((field) => [field.name, isBox(field) && !field.checked ? '' : field.value]),
    );
  }

  function keep(form: HTMLFormElement): void {
    const key = prefix() + form.dataset.draft;
    const own = ownOf(form);
    const text = JSON.stringify({ savedAt: Date.now(), values: valuesOf(form) });
    localStorage.setItem(key, [text, ...linesOf(key).filter((line) => line !== own)].join('\n'));
    sessionStorage.setItem(key, text);
  }

  function attempt(work: () => void): void {
    try {
      work();
    } catch {}
  }

  function onInput({ target }: Event): void {
    const form = (target as Field).form;
    const isAlive = form && Object.keys(form).some((key) => key.startsWith('__reactProps$'));
    if (isAlive || !form) return;
    if (form.dataset.draft) attempt(() => keep(form));
    else if ((target as Field).closest('.trip-choice')) attempt(() => keepTrip(target as Field));
  }

  /** As `trip-store.ts`: the visitor may go on to a tour before the script is here. */
  function keepTrip({ name, value }: Field): void {
    const trip = JSON.parse(localStorage.getItem('trip') ?? '{}');
    localStorage.setItem('trip', JSON.stringify({ ...trip, [name]: value, at: Date.now() }));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="people="], a[href*="when="]')) {
      const { searchParams } = new URL(link.href);
      searchParams.set(name, value);
      link.search = String(searchParams);
    }
  }

  // Records what was sent, with its key: see `sentByBrowser`. A password manager may fill fields without an event.
  function onSubmit({ target, defaultPrevented }: Event): void {
    const form = target as HTMLFormElement;
    const { draft } = form.dataset;
    if (defaultPrevented || !draft) return;
    attempt(() => {
      keep(form);
      const note = `${prefix()}sent by the browser`;
      const values = JSON.stringify(valuesOf(form));
      const before = JSON.parse(sessionStorage.getItem(note) ?? '{}');
      const isAgain = before.draft === draft && before.values === values;
      const key = isAgain ? before.key : crypto.getRandomValues(new Uint32Array(4)).join('-');
      sessionStorage.setItem(note, JSON.stringify({ draft, values, key }));
      const field = form.elements.namedItem('key');
      if (field instanceof HTMLInputElement) field.value = key;
    });
  }

  Object.assign(window, {
    putDraftBack() {
      const form = document.currentScript?.previousElementSibling;
      if (form) attempt(() => putBack(form as HTMLFormElement));
    },
  });
  // React stops the event while a part of the page is still on its way.
  addEventListener('input', onInput, true);
  addEventListener('submit', onSubmit);
}
