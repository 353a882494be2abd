// biome-ignore-all lint/performance/noBarrelFile: each file more would cost the page its name, and a trip of its own
export { CountryField } from '../phone/country-field.tsx';
export { AskOnWhatsApp } from './ask-on-whatsapp.tsx';
export { MonthChoices } from './month-choices.tsx';
