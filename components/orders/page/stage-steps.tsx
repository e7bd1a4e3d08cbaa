'use client'

import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { Family, Stage } from '@/lib/domain/stages'

/** The steps of a delivery, as customers and staff see them, in their order. Keys of `tracking.steps`. */
export const STEPS = ['waiting', 'coming', 'at-store', 'riding', 'done'] as const

/**
 * Of the other families the platform tells no more than these (express §3, conventions §3). Keys of
 * `tracking.steps.express` and `tracking.steps.parcel`.
 */
const EXPRESS_STEPS = ['waiting', 'riding', 'done'] as const
const PARCEL_STEPS = ['waiting', 'coming', 'riding', 'done'] as const

const STEPS_OF: Readonly<Record<Family, readonly Step[]>> = {
  food: STEPS,
  express: EXPRESS_STEPS,
  parcel: PARCEL_STEPS,
}

const BARS = { past: 'bg-done', now: 'bg-moving', ahead: 'bg-border' } as const

const WORDS = { past: 'text-muted', now: 'font-semibold', ahead: 'text-muted' } as const

type StageStepsProps = { stage: Stage; family?: Family }

/** The way of an order in its steps. Nothing for a stage that does not say how far it is. */
export function StageSteps({ stage, family = 'food' }: StageStepsProps) {
  const t = useTranslations('tracking.steps')
  const word = useStepWord(family)
  const states = stepStates(stage, family)
  if (!states) return null
  return (
    <ol aria-label={t('label')} className="grid auto-cols-fr grid-flow-col gap-1.5">
      {states.map(({ step, state }) => (
        <li key={step} aria-current={state === 'now' ? 'step' : undefined} className="min-w-0">
          <span aria-hidden className={cn('mb-1.5 block h-1.5 rounded-full', BARS[state])} />
          <span className={cn('flex items-start gap-0.5 text-xs', WORDS[state])}>
            {state === 'past' && <Check aria-hidden className="mt-0.5 size-3 shrink-0" />}
            <span className="min-w-0 wrap-anywhere">{word(step)}</span>
            <span className="sr-only">, {t(state)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

type Step = (typeof STEPS)[number]

type StepState = 'past' | 'now' | 'ahead'

/** What a step is called in a family: a shop's parcel does not go "to store". */
function useStepWord(family: Family) {
  const t = useTranslations('tracking.steps')
  return (step: Step): string => {
    const express = EXPRESS_STEPS.find((one) => one === step)
    const parcel = PARCEL_STEPS.find((one) => one === step)
    if (family === 'express' && express) return t(`express.${express}`)
    return family === 'parcel' && parcel ? t(`parcel.${parcel}`) : t(step)
  }
}

/** Which step a stage belongs to, where the family does not tell that stage of its own. */
function stepOf(stage: Stage, family: Family): Stage {
  if (stage === 'near') return 'riding'
  if (family === 'parcel' && stage === 'at-store') return 'coming'
  return family === 'express' && (stage === 'coming' || stage === 'at-store') ? 'waiting' : stage
}

/** Where each step is at a stage; null when the stage does not tell. The last one is past when done. */
export function stepStates(
  stage: Stage,
  family: Family = 'food',
): { step: Step; state: StepState }[] | null {
  const steps = STEPS_OF[family]
  const reached = steps.findIndex((step) => step === stepOf(stage, family))
  if (reached < 0) return null
  const stateOf = (index: number): StepState => {
    if (stage === 'done' || index < reached) return 'past'
    return index === reached ? 'now' : 'ahead'
  }
  return steps.map((step, index) => ({ step, state: stateOf(index) }))
}
