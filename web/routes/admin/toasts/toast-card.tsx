import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { TONES } from '../../../ui/states/notice.tsx';
import { type BegunAction, pageOf, type ShownToast } from './show-toast.ts';

/** On a phone the way back stands below a message of more than a line, which would be a narrow column beside it. */
const BELOW = {
  content: 'max-sm:flex-wrap',
  text: 'max-sm:basis-[calc(100%-5.5rem)]',
  action: 'max-sm:order-last max-sm:ml-4',
};
const BESIDE: typeof BELOW = { content: '', text: '', action: '' };

/** One message: what happened, of a failure also why, the way back where there is one, and the way to be rid of it. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const tone = toast.data?.tone ?? 'info';
  const { icon: Icon, ink, box } = TONES[tone];
  const place = toast.description ? BELOW : BESIDE;
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['left', 'right']}
      className={`mb-3 rounded-card border text-ink shadow-lg data-[limited]:hidden ${tone === 'error' ? box : 'border-edge bg-sheet'}`}
    >
      <Toast.Content className={`flex items-start gap-x-3 py-1 pr-1 pl-4 ${place.content}`}>
        <Icon aria-hidden="true" className={`mt-3 size-5 shrink-0 ${ink}`} />
        <div
          role={tone === 'error' ? 'alert' : undefined}
          className={`min-w-0 flex-1 py-2.5 wrap-anywhere ${place.text}`}
        >
          <Toast.Title className={tone === 'error' ? 'font-semibold' : undefined} render={<p />}>
            <WholeReferences>{toast.title}</WholeReferences>
          </Toast.Title>
          {toast.description && (
            <Toast.Description className="text-[0.9375rem]" render={<p />}>
              <WholeReferences>{toast.description}</WholeReferences>
            </Toast.Description>
          )}
          {toast.data?.begun && <WayToItsPage begun={toast.data.begun} />}
        </div>
        <Toast.Action
          className={`min-h-11 rounded-full px-4 xl:px-2 font-semibold text-link hover:bg-mist empty:hidden aria-disabled:cursor-default aria-disabled:text-ink-soft ${place.action}`}
        />
        {/* Base UI hides it from screen readers until the pile is opened; here there is no pile. */}
        <Toast.Close
          aria-label="Dismiss"
          aria-hidden={undefined}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist"
        >
          <X aria-hidden="true" className="size-5" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  );
}

/** Where another page is in sight: whom it is about, and the way to where what was typed still stands. */
function WayToItsPage({ begun: { page, address, about } }: { begun: BegunAction }) {
  const location = useLocation();
  if (page === pageOf(location)) return null;
  return (
    <Link to={address} className="inline-flex min-h-11 items-center text-link">
      <span>
        Go back to <WholeReferences>{about}</WholeReferences>
      </span>
    </Link>
  );
}

/** As the server gives them: TT-7K3M2. */
const REFERENCE = /(\bTT-[2-9A-Z]{5}\b)/;

/** A text in which no reference of an enquiry is broken over two lines. */
export function WholeReferences({ children: text }: { children: ReactNode }) {
  if (typeof text !== 'string') return text;
  return text.split(REFERENCE).map((part, place) =>
    // What is split by a group has its matches at the odd places.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
