import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { buttonStyle } from '../../../ui/button-style.ts';

/** Downloads the list as it is filtered now. `path` is below `/api/v1`; the session's cookie opens it. */
export function CsvLink({ path, text = 'Download CSV' }: { path: string; text?: string }) {
  const [params] = useSearchParams();
  const filters = new URLSearchParams([...params].filter(([name]) => name !== 'cursor' && name !== 'view'));
  return (
    <a href={`/api/v1${path}?${filters}`} download className={buttonStyle('secondary')}>
      <Download aria-hidden="true" className="size-5" />
      {text}
    </a>
  );
}
