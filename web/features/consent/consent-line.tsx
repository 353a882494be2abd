import { href, Link } from 'react-router';
import { type ConsentPurpose, PRIVACY_LINK, shownConsent } from '../../../contracts/consents.ts';
import { classNames } from '../../ui/class-names.ts';

export function ConsentLine({ purpose, className }: { purpose: ConsentPurpose; className?: string }) {
  const [before = '', after = ''] = shownConsent(purpose).text.split(PRIVACY_LINK);
  return (
    <p className={classNames('text-sm text-ink-soft', className)}>
      {before}
      <Link to={href('/privacy')} className="text-link underline">
        {PRIVACY_LINK}
      </Link>
      {after}
    </p>
  );
}
