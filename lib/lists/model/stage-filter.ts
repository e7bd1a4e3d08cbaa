/** Which orders of a list are shown. `needs-you`: open, and nothing but a person moves it. */
export const STAGE_FILTERS = [
  'open',
  'needs-you',
  'waiting',
  'moving',
  'done',
  'cancelled',
  'refused',
  'all',
] as const
export type StageFilter = (typeof STAGE_FILTERS)[number]
