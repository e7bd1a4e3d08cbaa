import { z } from 'zod'
import type { Failure } from '@/lib/i18n/action-result'
import { PICK_ORDERS } from './pick-order'

/** The papers that the platform prints labels for, by its own names (express §4.2). */
const PAPERS = ['A4', '100X150'] as const
export type LabelPaper = (typeof PAPERS)[number]

/** What a label is asked for with: copies count on A4 alone, and there are at most two. */
export type LabelChoice = { paper: LabelPaper; copies: 1 | 2 }

const copies = z.union([z.literal(1), z.literal(2)])

/** The browser keeps the choice of its station under this shape. */
export const labelChoiceSchema = z.object({ paper: z.enum(PAPERS), copies })

export const labelFormSchema = labelChoiceSchema.extend({
  orderId: z.number().int().positive(),
})
export type LabelForm = z.infer<typeof labelFormSchema>

/** As the address of a label has it. */
export const labelQuerySchema = z.object({
  orderId: z.coerce.number().int().positive(),
  paper: z.enum(PAPERS),
  copies: z.coerce.number().pipe(copies),
})

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

/** What one station prints with; its browser keeps it. */
export const stationSchema = labelChoiceSchema.extend({
  order: z.enum(PICK_ORDERS),
  /** The printer stacks face up, so that the last label must come out first. */
  reversed: z.boolean(),
})
export type Station = z.infer<typeof stationSchema>

/** The problem of a label that came, and that no PDF can be made with. */
export const LABEL_NOT_READABLE = 'labelNotReadable'

/** Why a label is missing: what a person is told of a failed action, kept. */
export type LabelProblem = Omit<Failure, 'ok' | 'fields'>
