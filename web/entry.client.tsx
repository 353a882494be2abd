import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { surviveTranslation } from './lib/translation/survive-translation.ts';

// Bundled with the framework, which page scripts import: it runs before them.
if (import.meta.env.DEV) hydrate();
else addEventListener('pagescripts', hydrate, { once: true });

function hydrate(): void {
  surviveTranslation();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
