import { createContext, type ReactNode, useState } from 'react';
import type { ToldPrice } from './told-price.ts';

type Told = { told: ToldPrice | undefined; tell: (told: ToldPrice | undefined) => void };

export const ToldContext = createContext<Told>({ told: undefined, tell: () => undefined });

/** What is typed in the form, for the bar and the answers. What is in between does not render again. */
export function ToldProvider({ children }: { children: ReactNode }) {
  const [told, tell] = useState<ToldPrice>();
  return <ToldContext value={{ told, tell }}>{children}</ToldContext>;
}
