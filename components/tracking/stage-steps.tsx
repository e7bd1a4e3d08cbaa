import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { Stage } from '@/lib/domain/stages'
import { STEPS, stepStates } from './step-states'

const BARS = { past: 'bg-done', now: 'bg-moving', ahead: 'bg-border' } as const
const WORDS = { past: 'text-muted', now: 'font-semibold', ahead: 'text-muted' } as const

/** The way of an order in five steps. Nothing for a stage that does not say how far it is. */
export function StageSteps({ stage }: { stage: Stage }) {
  const t = useTranslations('tracking.steps')
  const states = stepStates(stage)
  if (!states) return null
  return (
    <ol aria-label={t('label')} className="grid grid-cols-5 gap-1.5">
      {STEPS.map((step) => {
        const state = states[step]
        return (
          <li key={step} aria-current={state === 'now' ? 'step' : undefined} className="min-w-0">
            <span aria-hidden className={cn('mb-1.5 block h-1.5 rounded-full', BARS[state])} />
            <span className={cn('flex items-start gap-0.5 text-xs', WORDS[state])}>
              {state === 'past' && <Check aria-hidden className="mt-0.5 size-3 shrink-0" />}
              <span className="min-w-0 wrap-anywhere">{t(step)}</span>
              <span className="sr-only">, {t(state)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
