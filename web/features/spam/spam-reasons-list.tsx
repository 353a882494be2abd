import type { SpamMark } from '../../../contracts/spam-mark.contract.ts';
import { spamReasonTexts } from '../../../contracts/spam-reasons.ts';

export function SpamReasonsList({ mark }: { mark: SpamMark }) {
  const texts = spamReasonTexts(mark.reasons);
  if (texts.length === 0) return <p className="text-sm">Staff put it into the spam folder.</p>;
  return (
    <ul className="grid gap-0.5 text-sm">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
