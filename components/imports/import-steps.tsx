import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'

export const IMPORT_STEPS = ['columns', 'mistakes', 'times', 'create', 'print'] as const
export type ImportStep = (typeof IMPORT_STEPS)[number]

type ImportStepsProps = {
  now: ImportStep
  /** How many rows a step waits for. */
  counts?: Partial<Readonly<Record<ImportStep, number>>>
}

/** Where an import stands on its way from file to labels. */
export function ImportSteps({ now, counts = {} }: ImportStepsProps) {
  const t = useTranslations('imports.steps')
  const reached = IMPORT_STEPS.indexOf(now)
  return (
    <ol aria-label={t('label')} className="flex flex-wrap items-center gap-x-1 gap-y-1">
      {IMPORT_STEPS.map((step, index) => {
        const stands = index < reached ? 'done' : index === reached ? 'now' : 'later'
        const count = counts[step] ?? 0
        return (
          <li
            key={step}
            aria-current={stands === 'now' ? 'step' : undefined}
            className={cn(
              'flex items-center gap-1.5 rounded-full px-2.5 py-1 tabular-nums',
              stands === 'now' && 'bg-accent-soft font-semibold text-accent',
              stands === 'later' && 'text-muted',
            )}
          >
            {stands === 'done' ? (
              <Check aria-hidden className="size-4 text-done" />
            ) : (
              <span aria-hidden>{index + 1}</span>
            )}
            {t(step)}
            {count > 0 && <span>{count}</span>}
            <span className="sr-only">{t(stands)}</span>
          </li>
        )
      })}
    </ol>
  )
}
