import { Tabs } from '@base-ui/react/tabs';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { draftStore } from '../../../../../features/drafts/draft-store.ts';

export type Way = {
  value: string;
  text: string;
  icon: LucideIcon;
  draftName: string;
  form: ReactNode;
};

export function AnswerTabs({ ways }: { ways: Way[] }) {
  const [wanted, setWanted] = useState(
    () => (ways.find(({ draftName }) => draftStore.look(draftName)) ?? ways[0])?.value,
  );
  // A correction may remove a way to answer, and bring it back.
  const shown = ways.some(({ value }) => value === wanted) ? wanted : ways[0]?.value;
  return (
    <Tabs.Root value={shown} onValueChange={(value) => setWanted(String(value))}>
      <Tabs.List className="-mx-1 flex gap-1 overflow-x-auto border-b border-mist px-1">
        {ways.map(({ value, text, icon: Icon }) => (
          <Tabs.Tab
            key={value}
            value={value}
            data-channel={value}
            className="flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 whitespace-nowrap aria-selected:border-pine aria-selected:font-semibold"
          >
            <Icon className="size-4 max-sm:hidden" />
            {text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {ways.map(({ value, form }) => (
        // Stays mounted, so that a half-written answer is not lost.
        <Tabs.Panel key={value} value={value} keepMounted className="pt-4 outline-offset-4">
          {form}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
