import { useEffect, useId, useState } from 'react';
import { type AccentTokens, HEX_COLOUR, SHIPPED_COLOURS } from '../../../../contracts/look/accent.ts';
import type { ColourField } from '../../../../contracts/page-content/content-fields.ts';
import type { ShownContent } from '../../../../contracts/page-content/content-values.ts';
import { FieldFrame } from '../../../ui/fields/field-frame.tsx';
import { fieldAria } from '../../../ui/fields/use-field.ts';
import { staffApi } from '../staff-api.ts';
import { logFailure } from '../staff-page/log-failure.ts';
import { useContentEditing } from './content-context.ts';
import { valueAt } from './content-paths.ts';

/** What the field of the browser shows while there is no colour: it cannot be empty. */
const SITES_OWN = SHIPPED_COLOURS.action;

type Props = { field: ColourField; path: string };

export function ContentColour({ field: { label, hint }, path }: Props) {
  const { values, faults, change } = useContentEditing();
  const id = useId();
  const written = String(valueAt(values, path));
  const error = faults[path];
  return (
    <FieldFrame id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
      <div className="flex gap-3">
        <input
          type="color"
          aria-label={`Choose: ${label}`}
          value={HEX_COLOUR.test(written.toLowerCase()) ? written.toLowerCase() : SITES_OWN}
          onChange={({ target }) => change(path, target.value)}
          className="size-12 shrink-0 cursor-pointer rounded-field border border-edge bg-sheet p-1"
        />
        <input
          id={id}
          name={path}
          value={written}
          placeholder={SITES_OWN}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          {...fieldAria(id, error, hint)}
          onChange={({ target }) => change(path, target.value)}
          className="field-box max-w-40"
        />
      </div>
      <Swatches />
    </FieldFrame>
  );
}

const GROUNDS = {
  light: { name: 'Light mode', paper: '#fbf8f2' },
  dark: { name: 'Dark mode', paper: '#0e1714' },
} as const;

/** As the draft that is saved will show. */
function Swatches() {
  const tokens = useTokensOfDraft();
  if (!tokens) return null;
  return (
    <ul aria-label="As it will show" className="mt-3 grid gap-3 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <li key={theme}>
          <Swatch theme={theme} of={tokens[theme]} />
        </li>
      ))}
    </ul>
  );
}

function Swatch({ theme, of }: { theme: keyof AccentTokens; of: AccentTokens['light'] }) {
  const { name, paper } = GROUNDS[theme];
  return (
    <div className="overflow-hidden rounded-field border border-mist text-sm" style={{ background: paper }}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
        <span
          className="rounded-field px-3 py-1 font-semibold"
          style={{ background: of.action, color: of['on-action'] }}
        >
          Button
        </span>
        <span className="underline" style={{ color: of.teesta }}>
          {name}
        </span>
      </div>
      <p className="px-3 py-1.5" style={{ background: of.night, color: of['on-night-soft'] }}>
        Footer
      </p>
    </div>
  );
}

function useTokensOfDraft(): AccentTokens | null {
  const { key, stored } = useContentEditing();
  const [tokens, setTokens] = useState<AccentTokens | null>(null);
  useEffect(() => {
    // Each saved draft is another version.
    let isLatest = stored.version >= 0;
    staffApi.getDraftContent({ params: { key } }).then(
      ({ data }) => isLatest && setTokens((data.values as ShownContent<'look'>).accent),
      (error: unknown) => logFailure('Failed to load the colours', error),
    );
    return () => {
      isLatest = false;
    };
  }, [key, stored.version]);
  return tokens;
}
