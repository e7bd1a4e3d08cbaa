import type { Stage } from './stages'

/** What is predicted of a food order: a courier accepts, arrives at the store, delivers. */
export const MOMENTS = ['accept', 'showup', 'delivery'] as const
export type Moment = (typeof MOMENTS)[number]

const BEHIND: Readonly<Partial<Record<Stage, readonly Moment[]>>> = {
  coming: ['accept'],
  'at-store': ['accept', 'showup'],
  riding: ['accept', 'showup'],
  near: ['accept', 'showup'],
  done: MOMENTS,
}

/** Whether a stage tells that the moment has come. The platform's −1 and null do not (food §4.11). */
export function isBehind(moment: Moment, stage: Stage): boolean {
  return BEHIND[stage]?.includes(moment) ?? false
}
