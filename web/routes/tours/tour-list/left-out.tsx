import { Notice } from '../../../ui/states/notice.tsx';

/** Parts of the address that were not understood. */
export function LeftOut({ parts }: { parts: readonly string[] }) {
  return (
    <Notice tone="info" className="mt-6 max-w-[44rem]">
      This part of the address is not known here and was left out: {parts.join(', ')}
    </Notice>
  );
}
