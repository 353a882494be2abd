import { OwnScript } from '../../lib/starting/own-script.tsx';

/** Must follow the form directly: it restores the draft before the first paint. See `keep-typed.ts`. */
export function DraftScript() {
  return <OwnScript code={import.meta.env.SSR ? 'putDraftBack()' : ''} />;
}
