// biome-ignore-all lint/performance/noBarrelFile: each file more would cost the page its name, and a trip of its own

import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NOT_DECIDED } from '../../../contracts/enquiries/travel-days.ts';
import { travelMonths } from '../../../contracts/enquiries/travel-months.ts';
import { todayInIndia } from '../../../contracts/india-time.ts';
import { useWhatsAppAddress, WhatsAppHere } from '../contact/whatsapp-here.tsx';
import type { TypedWish } from '../contact/wish.ts';

export { PhoneReadBack } from '../phone/phone-read-back.tsx';

export function MonthChoices({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {[NOT_DECIDED, ...travelMonths(todayInIndia())].map((words) => (
        <option key={words} value={words} />
      ))}
    </datalist>
  );
}

export function AskOnWhatsApp() {
  const place = useRef<HTMLParagraphElement>(null);
  const addressOf = useWhatsAppAddress();

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const end = new AbortController();
    function takeAlong({ target }: Event): void {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-whatsapp]');
      if (!link || !form || !addressOf || !belongsTo(form, link)) return;
      link.href = addressOf(Object.fromEntries(new FormData(form)) as TypedWish);
    }
    // Before any press takes effect, including one that opens a menu or a tab.
    for (const sign of ['pointerdown', 'focusin', 'click'])
      document.addEventListener(sign, takeAlong, { capture: true, signal: end.signal });
    return () => end.abort();
  });

  return (
    addressOf && (
      <p ref={place} className="mt-2 text-center">
        <WhatsAppHere className="inline-flex min-h-11 items-center gap-2 text-link">
          <MessageCircle className="size-5" />
          Or ask on WhatsApp
        </WhatsAppHere>
      </p>
    )
  );
}

function belongsTo(form: HTMLFormElement, link: Element): boolean {
  return form.closest('dialog') === link.closest('dialog');
}
