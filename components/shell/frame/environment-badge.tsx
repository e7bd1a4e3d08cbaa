import { FlaskConical, RadioTower, TestTubeDiagonal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { Viewer } from '@/lib/people/model/viewer'

type Environment = Viewer['environment']

/** Sandbox and release are different hosts, and only one of them sends real couriers (1 §1). */
const LOOKS: Record<Environment, { className: string; icon: typeof RadioTower }> = {
  simulator: { className: 'bg-sunken text-muted border', icon: FlaskConical },
  sandbox: { className: 'bg-waiting-soft text-waiting', icon: TestTubeDiagonal },
  release: { className: 'bg-text text-background', icon: RadioTower },
}

export function EnvironmentBadge({ environment }: { environment: Environment }) {
  const t = useTranslations('shell')
  const { className, icon: Icon } = LOOKS[environment]
  return (
    <span
      title={t(`environment.${environment}.help`)}
      className={cn(
        'inline-flex h-7 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{t('environment.label')} </span>
      {t(`environment.${environment}.word`)}
    </span>
  )
}
