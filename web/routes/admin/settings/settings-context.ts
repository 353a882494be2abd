import { createContext, useContext } from 'react';
import type { SettingsEditing } from './use-settings-editor.ts';

export const SettingsContext = createContext<SettingsEditing | null>(null);

export function useSettingsEditing(): SettingsEditing {
  const editing = useContext(SettingsContext);
  if (!editing) throw new Error('This stands outside the settings form.');
  return editing;
}
