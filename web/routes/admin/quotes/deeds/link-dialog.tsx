import { useSettings } from '../../../../features/settings/use-settings.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { CopyButton } from '../../actions/copy-button.tsx';
import { WhatsAppForm } from '../../enquiries/detail/replies/whatsapp-form.tsx';
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
  const { agencyName } = useSettings();
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
        <WhatsAppForm
          to={{ kind: 'enquiry', id: enquiry._id }}
          phone={enquiry.phone}
          greeting={`${whatsAppGreeting(enquiry, agencyName)} Here is your quotation: ${url}`}
          draftName={`desk:quote-link:${quote._id}`}
          link={{ url, told: `[link to quotation ${quote.number}]` }}
        />
      )}
    </div>
  );
}
