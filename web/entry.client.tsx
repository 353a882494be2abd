import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// This file is one with the framework, which the pages' scripts import: it runs before they are there.
if (import.meta.env.DEV) hydrate();
else addEventListener('pagescripts', hydrate, { once: true });

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
