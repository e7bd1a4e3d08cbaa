import { settings } from '@/lib/config/settings'

/** The origins of the platform's hosts as they are configured: files may come from there as they are. */
export function trustedOrigins(): string[] {
  const { AP1, AP2 } = settings().zones
  return [AP1, AP2].flatMap((zone) => (zone ? [new URL(zone.host).origin] : []))
}
