import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { surviveTranslation } from './lib/translation/survive-translation.ts';

// This file is one with the framework, which the pages' scripts import: it runs before they are there.
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
