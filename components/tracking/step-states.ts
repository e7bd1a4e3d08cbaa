import type { Stage } from '@/lib/domain/stages'

/** The steps that a customer knows of, in their order. Keys of `tracking.steps`. */
export const STEPS = ['waiting', 'coming', 'at-store', 'riding', 'done'] as const
export type Step = (typeof STEPS)[number]

export type StepState = 'past' | 'now' | 'ahead'

/** Where each step is at a stage; null when the stage does not tell. The last one is past when done. */
export function stepStates(stage: Stage): Record<Step, StepState> | null {
  const reached = STEPS.findIndex((step) => step === (stage === 'near' ? 'riding' : stage))
  if (reached < 0) return null
  const stateOf = (index: number): StepState => {
    if (stage === 'done' || index < reached) return 'past'
    return index === reached ? 'now' : 'ahead'
  }
  return Object.fromEntries(STEPS.map((step, index) => [step, stateOf(index)])) as Record<
    Step,
    StepState
  >
}
