import { createElement } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import type { HomeContent } from './home.tsx';
import type { Drawing } from './service-signs.server.ts';

type Content = Omit<HomeContent['services'], 'items'> & {
  items: { drawing: Drawing; name: string; text: string }[];
};

export function Services({ content: { heading, lead, ask, items } }: { content: Content }) {
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="services"
      className="max-[36rem]:unseen-76 measure mt-20 grid gap-x-16 gap-y-10 sm:mt-28 lg:grid-cols-[20rem_1fr]"
    >
      <div>
        <h2 id="services" className="text-title">
          {heading}
        </h2>
        <p className="mt-4 max-w-[34rem] text-lead text-ink-soft">{lead}</p>
        <ButtonLink to={href('/contact')} variant="secondary" className="mt-6">
          {ask}
        </ButtonLink>
      </div>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 sm:gap-y-10">
        {items.map(({ drawing, name, text }) => (
          <li key={name} className="flex gap-4 border-t border-mist pt-5">
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="icon mt-0.5 size-7 shrink-0 stroke-[1.5] text-teesta"
            >
              {drawing.map(([tag, attributes]) => createElement(tag, attributes))}
            </svg>
            <div>
              <h3 className="text-[1.3125rem]">{name}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
