import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWhatsAppAddress } from '../contact/use-whatsapp-address.ts';
import { WhatsAppHere } from '../contact/whatsapp-here.tsx';
import type { TypedWish } from '../contact/wish.ts';

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
