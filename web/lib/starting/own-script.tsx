import { createContext, use } from 'react';

export const ScriptNonce = createContext<string | undefined>(undefined);

export function OwnScript({ code }: { code: string }) {
  const nonce = use(ScriptNonce);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
