import { useSettings } from '../settings/use-settings.ts';

export function Registrations({ className }: { className?: string }) {
  const { registrations } = useSettings();
  if (registrations.length === 0) return null;
  return (
    <dl className={className}>
      {registrations.map(({ name, number }) => (
        <div key={`${name} ${number}`} className="flex flex-wrap gap-x-1.5">
          <dt>{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
