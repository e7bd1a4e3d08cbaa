/** What the administrator of a new Handover does before the work begins, in this order. */
export const FIRST_STEPS = ['store', 'identities', 'people', 'order'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export type FirstSteps = {
  done: Readonly<Record<FirstStep, boolean>>
  /** The store whose numbers are to be tested next; null when there is none. */
  untestedStore: number | null
}
