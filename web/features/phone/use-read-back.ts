import { type RefObject, useEffect, useState } from 'react';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { PhoneCountry } from '../../../contracts/fields/phone-countries.ts';
import { followForm } from '../forms/follow-form.ts';
import { formApi } from '../forms/form-api.ts';

type ReadPhone = Awaited<ReturnType<typeof formApi.readPhone>>['data'];
const NOTHING: ReadPhone = { sentence: '', phone: null };

const PAUSE_MS = 150;

export function useReadBack(place: RefObject<HTMLElement | null>, change: 'input' | 'change'): ReadPhone {
  const [read, setRead] = useState(NOTHING);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const end = new AbortController();
    let asked = ' ';
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function ask(values: FormData): Promise<void> {
      const phone = String(values.get('phone')).trim();
      const phoneCountry = values.get('phoneCountry') as PhoneCountry;
      const question = `${phoneCountry} ${phone}`;
      if (question === asked) return;
      asked = question;
      const said = await readBack(phone, phoneCountry);
      if (question !== asked || end.signal.aborted) return;
      setRead(said ?? NOTHING);
      if (!said) asked = ' ';
    }
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(new FormData(form)), change === 'input' ? PAUSE_MS : 0);
    };

    const { signal } = end;
    followForm(form, change, soon, signal);
    form.addEventListener('submit', () => setRead((said) => (said.phone ? said : NOTHING)), { signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [place, change]);
  return read;
}

async function readBack(phone: string, phoneCountry: PhoneCountry): Promise<ReadPhone | undefined> {
  if (phone === '' || phone.length > LIMITS.phoneText) return NOTHING;
  try {
    return (await formApi.readPhone({ body: { phone, phoneCountry } })).data;
  } catch {
    return undefined;
  }
}
