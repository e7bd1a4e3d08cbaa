import type { Settings } from '@/lib/config/settings'
import type { Prepared } from './prepare-database'

/**
 * The last lines of a start. Programs read them: the first begins with `Handover is ready: ` and
 * the address, and every demo person has one line of `role`, `e-mail`, `password` and `stores`.
 */
export function readyLines(settings: Settings, prepared: Prepared): string[] {
  const hosts = [settings.zones.AP1, settings.zones.AP2].flatMap((zone) => zone?.host ?? [])
  return [
    `Handover is ready: ${settings.appUrl}`,
    `Platform: ${settings.environment} (${[...new Set(hosts)].join(', ')})`,
    ...prepared.signIns.map(
      ({ role, email, password, stores }) =>
        `Demo sign-in: role ${role}, e-mail ${email}, password ${password}, stores ${stores}`,
    ),
    ...(prepared.firstAdminUrl === null
      ? []
      : [`Make the first administrator here, once: ${prepared.firstAdminUrl}`]),
    'Press Ctrl-C to stop.',
  ]
}
