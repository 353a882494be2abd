import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { openTabs } from './features/drafts/tabs/open-tabs.ts';

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

// Which drafts are another tab's has to be known before the first form asks for its own.
void openTabs.start().finally(hydrate);
