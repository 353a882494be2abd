import { OwnScript } from '../../lib/starting/own-script.tsx';

/** Right behind a form of the server's page: before its first paint it has its draft. See `keep-typed.ts`. */
export function DraftScript() {
  return <OwnScript code={import.meta.env.SSR ? 'putDraftBack()' : ''} />;
}
