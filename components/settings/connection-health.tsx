'use client'

import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Zone } from '@/lib/domain/areas'
import type { HealthReport } from '@/lib/settings/schema'
import { ConnectionLine } from './connection-line'

/** One zone of the platform: which host, whether there are credentials, how its families answer. */
export function ConnectionHealth({ report, zone }: { report: HealthReport; zone: Zone }) {
  const t = useTranslations('health')
  const host = report.hosts[zone]
  return (
    <Section
      title={t(`zone.${zone}`)}
      text={
        host
          ? t('zone.host', { environment: t(`environment.${report.environment}`), host })
          : t('zone.off', { zone })
      }
    >
      <ul>
        {report.connections
          .filter((one) => one.zone === zone)
          .map((one) => (
            <ConnectionLine key={one.family} connection={one} />
          ))}
      </ul>
    </Section>
  )
}
