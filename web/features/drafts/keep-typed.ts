/**
 * Drafts before the page is alive, as `tab-storage.ts` and `use-form-draft.ts` have them from then on: they stand in their
 * forms before the first paint, and what is typed there is kept from the first letter on.
 *
 * The text of this function stands in the head of every page and runs before the first paint: it uses nothing from outside.
 */
export function keepTyped(): void {
  const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;
  type Field = HTMLInputElement;

  function prefix(): string {
    const sitting = localStorage.getItem('sitting');
    return sitting === null ? 'draft:' : `draft:${sitting}:`;
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

  function putBack(form: HTMLFormElement): void {
    const { draft = '' } = form.dataset;
    const texts = localStorage.getItem(prefix() + draft)?.split('\n') ?? [];
    const left = sessionStorage.getItem(`${prefix()}left:${draft}`);
    const text = sessionStorage.getItem(prefix() + draft) ?? texts.find((one) => one === left) ?? texts[0];
    const { savedAt, values } = JSON.parse(text ?? '{}');
    if (!(Date.now() - savedAt <= LIFETIME_MS)) return;
    for (const field of fieldsOf(form)) {
      const saved = values[field.name];
      if (typeof saved !== 'string') continue;
      if (isBox(field)) field.checked = saved === field.value;
      else if (saved !== '') field.value = saved;
    }
  }

  function keep(form: HTMLFormElement): void {
    const filled = fieldsOf(form).filter((field) =>
      field.type === 'radio'
        ? field.checked
        : field.type !== 'checkbox' || field.checked !== field.defaultChecked,
    );
    const values = Object.fromEntries(
      filled.map((field) => [field.name, isBox(field) && !field.checked ? '' : field.value]),
    );
    sessionStorage.setItem(prefix() + form.dataset.draft, JSON.stringify({ savedAt: Date.now(), values }));
  }

  // Where the browser stores nothing, what was typed is lost as it ever was.
  function attempt(work: () => void): void {
    try {
      work();
    } catch {}
  }

  function onInput({ target }: Event): void {
    const form = (target as Field).form;
    const isAlive = form && Object.keys(form).some((key) => key.startsWith('__reactProps$'));
    if (form?.dataset.draft && !isAlive) attempt(() => keep(form));
  }

  // For the page that comes of it to forget: see `useSentForm`. A password manager may have typed without a word.
  function onSubmit({ target, defaultPrevented }: Event): void {
    const form = target as HTMLFormElement;
    if (defaultPrevented || !form.dataset.draft) return;
    attempt(() => {
      keep(form);
      sessionStorage.setItem(`${prefix()}sent form`, form.dataset.draft ?? '');
    });
  }

  Object.assign(window, {
    putDraftBack() {
      const form = document.currentScript?.previousElementSibling;
      if (form) attempt(() => putBack(form as HTMLFormElement));
    },
  });
  addEventListener('input', onInput);
  addEventListener('submit', onSubmit);
}
