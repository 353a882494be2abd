import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { PhoneCountry } from '../../../contracts/fields/phone-countries.ts';
import { classNames } from '../../ui/class-names.ts';
import { draftStore } from '../drafts/draft-store.ts';
import { phoneApi } from './phone-api.ts';

/** Under the two fields: the number that will be called, or why none will be, once it or its country has changed. */
export function PhoneReadBack() {
  const place = useRef<HTMLParagraphElement>(null);
  const [read, setRead] = useState(NOTHING);

  useEffect(() => {
    const form = place.current?.closest('form');
    const phone = form?.elements.namedItem('phone');
    const country = form?.elements.namedItem('phoneCountry');
    if (!form || !(phone instanceof HTMLInputElement) || !(country instanceof HTMLSelectElement)) return;
    // What comes late is drawn anew, and knows nothing of what was chosen in the page as it came.
    const chosen = form.dataset.draft && draftStore.look(form.dataset.draft)?.phoneCountry;
    if (chosen && country.selectedIndex === 0) country.value = chosen;
    const end = new AbortController();
    let asked = ' ';

    async function readBack(typed: string, code: string): Promise<void> {
      const question = `${code} ${typed}`;
      if (question === asked) return;
      asked = question;
      const said = await sayOf(typed, code);
      // What was typed since is asked for by itself.
      if (question === asked && !end.signal.aborted) setRead(said);
    }

    const onChange = () => void readBack(phone.value, country.value);
    for (const field of [phone, country]) field.addEventListener('change', onChange, { signal: end.signal });
    const { signal } = end;
    form.addEventListener('reset', () => setRead(NOTHING), { signal });
    // The field itself says it then.
    form.addEventListener('submit', () => setRead((said) => (said.isFault ? NOTHING : said)), { signal });
    // A draft, or what was typed before this was here.
    onChange();
    return () => end.abort();
  }, []);

  return (
    <p
      ref={place}
      role="status"
      className={classNames('col-span-full text-sm not-empty:mt-1.5', read.isFault ? FAULT : 'text-ink-soft')}
    >
      {read.sentence}
    </p>
  );
}

const FAULT = 'font-medium text-rhododendron';

type Said = { sentence: string; isFault: boolean };
const NOTHING: Said = { sentence: '', isFault: false };

async function sayOf(typed: string, code: string): Promise<Said> {
  const phone = typed.trim();
  if (phone === '' || phone.length > LIMITS.phoneText) return NOTHING;
  try {
    return (await phoneApi.readPhone({ body: { phone, phoneCountry: code as PhoneCountry } })).data;
  } catch {
    // Where nobody answers nothing is said: sending tells.
    return NOTHING;
  }
}
