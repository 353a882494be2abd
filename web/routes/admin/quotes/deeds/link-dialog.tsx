import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import { useSettings } from '../../../../features/settings/use-settings.ts';
import { whatsAppLink } from '../../../../lib/phone-and-mail/whatsapp-link.ts';
import { buttonStyle } from '../../../../ui/buttons/button-style.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { CopyButton } from '../../actions/copy-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { useTellPlanned } from '../../enquiries/detail/replies/use-tell-planned.ts';
import { whatsAppGreeting } from '../../enquiries/whatsapp-greeting.ts';
import { staffApi } from '../../staff-api.ts';
import { LoadFailed } from '../../staff-page/load-failed.tsx';
import { useLoaded } from '../../staff-page/use-loaded.ts';
import type { DeedProps } from './quote-deed.tsx';

const FAILED = 'Failed to make the link';

export function LinkDialog({ quote, enquiry, onClose }: DeedProps) {
  const ask = () => staffApi.makeQuoteLink({ params: { id: enquiry._id, quote: quote._id } });
  const { data: answer, failure, load } = useLoaded(ask, FAILED);
  return (
    <Dialog open onClose={onClose} title={`Link to quotation ${quote.number}`}>
      {failure && <LoadFailed text={FAILED} {...failure} onRetry={load} />}
      {!failure && !answer && <Skeleton className="h-40 w-full" />}
      {answer && <Link url={new URL(answer.data.path, location.origin).href} {...{ enquiry, quote }} />}
    </Dialog>
  );
}

type LinkProps = Pick<DeedProps, 'enquiry' | 'quote'> & { url: string };

function Link({ url, enquiry, quote }: LinkProps) {
  const act = useStaffAction();
  const tellPlanned = useTellPlanned();
  const { agencyName } = useSettings();
  const greeting = `${whatsAppGreeting(enquiry, agencyName)} Here is your quotation: ${url}`;
  const [text, setText] = useState(greeting);

  /** The link opens the quotation: it does not stand in the history. */
  async function note() {
    const noted = text.trim().replaceAll(url, `[link to quotation ${quote.number}]`);
    await act({
      call: async (idempotencyKey) =>
        tellPlanned(
          await staffApi.logContact({
            params: { id: enquiry._id },
            body: { channel: 'whatsapp', text: noted },
            idempotencyKey,
          }),
        ),
      failed: 'Failed to note the message',
    });
  }

  return (
    <div className="grid gap-5">
      <div className="flex items-end gap-1">
        <TextField
          name="link"
          label="The link"
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
          className="flex-1"
        />
        <CopyButton text={url} name="link" />
      </div>
      <p className="text-sm text-ink-soft">Whoever has it may read the quotation, and accept it.</p>
      {enquiry.phone && (
        <>
          <TextAreaField
            name="whatsapp"
            label="Message"
            rows={5}
            maxLength={LIMITS.message}
            value={text}
            onChange={({ target }) => setText(target.value)}
            hint="Opens WhatsApp with this text, and notes it in the history."
          />
          <a
            href={whatsAppLink(enquiry.phone, text)}
            target="_blank"
            rel="noreferrer"
            onClick={() => void note()}
            className={buttonStyle('primary', 'justify-self-end')}
          >
            <MessageCircle className="size-4" />
            Open WhatsApp
          </a>
        </>
      )}
    </div>
  );
}
