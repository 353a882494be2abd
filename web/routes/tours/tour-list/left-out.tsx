import { Notice } from '../../../ui/states/notice.tsx';

export function LeftOut({ parts }: { parts: readonly string[] }) {
  return (
    <Notice tone="info" className="mt-6 max-w-[44rem]">
      We did not recognise this part of the address and left it out: {parts.join(', ')}
    </Notice>
  );
}
