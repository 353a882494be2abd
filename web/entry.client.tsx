import { StrictMode, startTransition, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { surviveTranslation } from './lib/translation/survive-translation.ts';

// Bundled with the framework, which page scripts import: it runs before them.
if (import.meta.env.DEV) hydrate();
else addEventListener('pagescripts', hydrate, { once: true });

const reloading = new Promise<never>(() => {});

/** Back has changed the address, and the page reloads (`startPage`): its HTML is not that of the new address. */
function UnlessLeft() {
  if (document.documentElement.dataset.scripts === 'left') use(reloading);
  return <HydratedRouter />;
}

function hydrate(): void {
  surviveTranslation();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <UnlessLeft />
      </StrictMode>,
    );
  });
}
