import type { ReactNode } from 'react';
import type { Right } from '../../../../contracts/staff/staff-policy.ts';
import { useMay } from '../../../features/session/use-may.ts';

export function IfMay({ right, children }: { right: Right; children: ReactNode }) {
  return useMay(right) ? children : null;
}
