import type { Failure } from '@/lib/i18n/action-result'

/** The papers that the platform prints labels for, by its own names (express §4.2). */
export const PAPERS = ['A4', '100X150'] as const
export type LabelPaper = (typeof PAPERS)[number]
/** Of one label, on A4. */
export const COPIES = [1, 2] as const

/** What a label is asked for with: copies count on A4 alone, and there are at most two. */
export type LabelChoice = { paper: LabelPaper; copies: (typeof COPIES)[number] }

/** A label that is kept here. */
export type StoredLabel = {
  /** Empty where the label has a size of its own, and copies are 0. */
  paper: LabelPaper | ''
  copies: number
  pages: number
  /** ISO. */
  fetchedAt: string
}

/** The one way to write a choice: a 100 × 150 label has no copies of its own. */
export function normalChoice({ paper, copies }: LabelChoice): LabelChoice {
  return paper === 'A4' ? { paper, copies } : { paper, copies: 1 }
}

/** Of the labels that are kept, the one that answers a choice: one with its own size answers every one. */
export function labelFor<Label extends Pick<StoredLabel, 'paper' | 'copies'>>(
  labels: readonly Label[],
  choice: LabelChoice,
): Label | undefined {
  const { paper, copies } = normalChoice(choice)
  const exact = labels.find((label) => label.paper === paper && label.copies === copies)
  return exact ?? labels.find((label) => label.paper === '')
}

/** The problem of a label that came, and that no PDF can be made with. */
export const LABEL_NOT_READABLE = 'labelNotReadable'

/** Why a label is missing: what a person is told of a failed action, kept. */
export type LabelProblem = Omit<Failure, 'ok' | 'fields'>
