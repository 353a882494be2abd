import { use } from 'react';
import { ScriptNonce } from './script-nonce.ts';

/** Our own code, which runs where the browser meets it: it stands in the server's HTML, and React leaves it alone. */
export function OwnScript({ code }: { code: string }) {
  // What lacks it is not run.
  const nonce = use(ScriptNonce);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
