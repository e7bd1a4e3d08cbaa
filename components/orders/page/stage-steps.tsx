'use client'

import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { Stage } from '@/lib/domain/stages'

/** The steps of a delivery, as customers and staff see them, in their order. Keys of `tracking.steps`. */
export const STEPS = ['waiting', 'coming', 'at-store', 'riding', 'done'] as const

/** Of waybills the platform tells no more than these. Keys of `tracking.steps.express`. */
const EXPRESS_STEPS = ['waiting', 'riding', 'done'] as const

const BARS = { past: 'bg-done', now: 'bg-moving', ahead: 'bg-border' } as const

const WORDS = { past: 'text-muted', now: 'font-semibold', ahead: 'text-muted' } as const

type StageStepsProps = { stage: Stage; family?: 'food' | 'express' }

/** The way of an order in its steps. Nothing for a stage that does not say how far it is. */
export function StageSteps({ stage, family = 'food' }: StageStepsProps) {
  const t = useTranslations('tracking.steps')
  const states = stepStates(stage, family)
  if (!states) return null
  return (
    <ol aria-label={t('label')} className="grid auto-cols-fr grid-flow-col gap-1.5">
      {states.map(({ step, state }) => (
        <li key={step} aria-current={state === 'now' ? 'step' : undefined} className="min-w-0">
          <span aria-hidden className={cn('mb-1.5 block h-1.5 rounded-full', BARS[state])} />
          <span className={cn('flex items-start gap-0.5 text-xs', WORDS[state])}>
            {state === 'past' && <Check aria-hidden className="mt-0.5 size-3 shrink-0" />}
            <span className="min-w-0 wrap-anywhere">
              {family === 'express' && isExpressStep(step) ? t(`express.${step}`) : t(step)}
            </span>
            <span className="sr-only">, {t(state)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

type Step = (typeof STEPS)[number]

type StepState = 'past' | 'now' | 'ahead'

const isExpressStep = (step: Step): step is (typeof EXPRESS_STEPS)[number] =>
  EXPRESS_STEPS.some((one) => one === step)

/** Which step a stage belongs to, where the family does not tell that stage of its own. */
function stepOf(stage: Stage, family: 'food' | 'express'): Stage {
  if (stage === 'near') return 'riding'
  return family === 'express' && (stage === 'coming' || stage === 'at-store') ? 'waiting' : stage
}

/** Where each step is at a stage; null when the stage does not tell. The last one is past when done. */
export function stepStates(
  stage: Stage,
  family: 'food' | 'express' = 'food',
): { step: Step; state: StepState }[] | null {
  const steps: readonly Step[] = family === 'express' ? EXPRESS_STEPS : STEPS
  const reached = steps.findIndex((step) => step === stepOf(stage, family))
  if (reached < 0) return null
  const stateOf = (index: number): StepState => {
    if (stage === 'done' || index < reached) return 'past'
    return index === reached ? 'now' : 'ahead'
  }
  return steps.map((step, index) => ({ step, state: stateOf(index) }))
}
