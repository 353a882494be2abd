// biome-ignore-all lint/performance/noBarrelFile: each file more would cost the page its name, and a trip of its own
export { PhoneReadBack } from '../phone/phone-read-back.tsx';
export { AskOnWhatsApp } from './ask-on-whatsapp.tsx';
export { MonthChoices } from './month-choices.tsx';
