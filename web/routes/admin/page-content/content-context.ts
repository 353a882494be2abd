import { createContext, use } from 'react';
import type { ContentEditing } from './use-content-editor.ts';

export const ContentContext = createContext<ContentEditing | null>(null);

export function useContentEditing(): ContentEditing {
  const editing = use(ContentContext);
  if (!editing) throw new Error('This stands outside a page’s form.');
  return editing;
}
