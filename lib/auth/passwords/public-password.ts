import { settings } from '@/lib/config/settings'

/** Everybody's in the demo, and known to everybody: it guards nothing but the simulator. */
export const PUBLIC_PASSWORD = 'handover-demo'

/** Whether a password opens nothing here, whoever has it: the public one, with a real platform. */
export function isOpenToNobody(password: string): boolean {
  return password === PUBLIC_PASSWORD && settings().environment !== 'simulator'
}
