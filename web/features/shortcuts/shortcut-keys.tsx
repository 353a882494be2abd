import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { isApple } from './modifier.ts';

const KEY_NAMES: Record<string, string> = { Escape: 'Esc' };

export function ShortcutKeys({ of: keys }: { of: string }) {
  const isHydrated = useHydrated();
  const names = keys.split(/[ +]/).map((key) => {
    if (key === 'Mod') return isHydrated && isApple() ? '⌘' : 'Ctrl';
    return keys.startsWith('Mod+') ? key.toUpperCase() : (KEY_NAMES[key] ?? key);
  });
  return (
    <span className="flex gap-1">
      {names.map((name) => (
        <kbd
          key={name}
          className="min-w-7 rounded-field border border-edge px-1.5 text-center font-sans text-sm text-ink-soft"
        >
          {name}
        </kbd>
      ))}
    </span>
  );
}
