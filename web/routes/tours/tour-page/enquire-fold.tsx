import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Fold } from '../../../ui/fold.tsx';

type Props = { form: RefObject<HTMLFormElement | null>; isOpen: boolean; children: ReactNode };

/** Who asks, and the rest: after people, date and price. */
export function EnquireFold({ form, isOpen, children }: Props) {
  const rest = useRef<HTMLDivElement>(null);
  const focusFirstEmpty = () => {
    const fields = rest.current?.querySelectorAll<HTMLInputElement>('[required]:not([readonly])') ?? [];
    const empty = [...fields].find(({ value }) => value === '');
    (empty ?? fields[0])?.focus();
  };

  // Enter in the fields above asks for the rest.
  useEffect(() => {
    const end = new AbortController();
    const askForRest = (event: Event) => {
      const fold = rest.current?.closest('details');
      if (!fold || fold.open) return;
      event.preventDefault();
      event.stopPropagation();
      fold.open = true;
      focusFirstEmpty();
    };
    form.current?.addEventListener('submit', askForRest, { capture: true, signal: end.signal });
    return () => end.abort();
  });

  return (
    <Fold
      className="mt-4"
      isOpen={isOpen}
      onAsked={focusFirstEmpty}
      summary={
        <>
          <span className="button button-primary flex-1 group-open/fold:hidden">Enquire</span>
          <span className="hidden group-open/fold:inline">Your details</span>
        </>
      }
    >
      <div ref={rest} id="enquiry-form" className="pt-3">
        {children}
      </div>
    </Fold>
  );
}
