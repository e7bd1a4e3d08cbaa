import { z } from 'zod'
import { EXPRESS_PRODUCTS, type ExpressProduct } from '@/lib/domain/express-products'
import { PICK_ORDERS } from '@/lib/domain/pick-order'
import type { Stage } from '@/lib/domain/stages'
import type { Failure } from '@/lib/i18n/action-result'

/** The papers that the platform prints labels for, by its own names (express §4.2). */
export const PAPERS = ['A4', '100X150'] as const
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
export type KeptLabel = {
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
export function labelFor<Label extends Pick<KeptLabel, 'paper' | 'copies'>>(
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

/** More labels than anybody prints at once; a pile holds no more. */
export const MOST_IN_PILE = 500
/** So many that match are counted: one more than can be put in. */
export const MOST_COUNTED = MOST_IN_PILE + 1
/** More codes than anybody scans or pastes at once. */
export const MOST_CODES = 500
/** A customer's link is the longest thing that is scanned. */
const LONGEST_CODE = 500

const id = z.number().int().positive()
const ids = z.array(id).max(MOST_IN_PILE)
const idsInAddress = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part)))
  .transform((parts) => parts.map(Number).slice(0, MOST_IN_PILE))

/** Which waybills are offered, as the address of the page has it; what is odd there is left out. */
export const waybillFilterSchema = z.object({
  stores: idsInAddress,
  /** Of their collection; empty for any day. */
  day: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default('')
    .catch(''),
  /** The pickup slot of that day, as the platform wrote it; empty for all. */
  period: z
    .string()
    .regex(/^(\d{2}:\d{2}-\d{2}:\d{2})?$/)
    .default('')
    .catch(''),
  product: z
    .enum(['', ...EXPRESS_PRODUCTS])
    .default('')
    .catch(''),
  printed: z.enum(['no', 'yes', 'all']).default('no').catch('no'),
  /** `here`: not collected yet. Cancelled ones are never offered. */
  stage: z.enum(['here', 'all']).default('here').catch('here'),
  /** Only the rows of this import; empty for all. */
  import: z
    .string()
    .regex(/^([1-9]\d{0,14})?$/)
    .default('')
    .catch(''),
  /** Only these orders, where there are any. */
  orders: idsInAddress,
})
export type WaybillFilter = z.infer<typeof waybillFilterSchema>

export const waybillPageSchema = waybillFilterSchema.extend({
  /** Where the page before ended: microseconds since 1970, and an order. */
  after: z
    .string()
    .regex(/^\d{1,16}-\d{1,15}$/)
    .nullish()
    .catch(null)
    .transform((after) => after ?? null),
})
export type WaybillPageQuery = z.infer<typeof waybillPageSchema>

/** A file of waybills that can be chosen as a whole. */
export type ImportChoice = { id: number; fileName: string }

/** A waybill whose label can be printed. */
export type PrintableWaybill = {
  orderId: number
  storeId: number
  clientOrderId: string
  /** The platform's number, which is also the tracking number. */
  platformOrderId: string
  recipientName: string | null
  /** Null for one that was made elsewhere, as is what follows. */
  product: ExpressProduct | null
  /** The locker, else the district. */
  place: string | null
  /** The period is null where only a day was chosen. */
  pickup: { date: string; period: string | null } | null
  stage: Stage
  /** How often its label was printed. */
  prints: number
}

export type WaybillPage = {
  waybills: PrintableWaybill[]
  next: string | null
  /** Of all that match, on every page; no more than `MOST_COUNTED`. */
  total: number
  /** The pickup slots of the chosen day, else of what is still here, with what they hold. */
  periods: { period: string; count: number }[]
}

/** The problem of a label that came, and that no PDF can be made with. */
export const LABEL_NOT_READABLE = 'labelNotReadable'

/** Why a label is missing: what a person is told of a failed action, kept. */
export type LabelProblem = Omit<Failure, 'ok' | 'fields'>

export type PileItem = PrintableWaybill & {
  /** Counts up as waybills are put in. */
  added: number
  state: 'ready' | 'waiting' | 'missing'
  /** Null unless missing. */
  problem: LabelProblem | null
}

/** What one person is putting together to print. */
export type Pile = LabelChoice & { items: PileItem[] }

/** A PDF that was shown, and what somebody said of it. */
export type PrintRun = LabelChoice & {
  id: number
  state: 'shown' | 'answered'
  reversed: boolean
  /** ISO. */
  shownAt: string
  pages: number
  /** As they come out of the printer. */
  items: (Pick<
    PrintableWaybill,
    'orderId' | 'clientOrderId' | 'platformOrderId' | 'recipientName' | 'place' | 'prints'
  > & { pages: number; printed: boolean | null })[]
}

/** A print run of which nobody has said whether it printed. */
export type UnansweredRun = { id: number; shownAt: string; count: number }

/** What was put into a pile, and what was not. */
export type Added = {
  added: number
  /** Were in it already. */
  already: number
  /** Did not fit: a pile has its limit. */
  tooMany: number
  /** Codes that stand for nothing that can be printed, and why. */
  refused: { code: string; why: 'unknown' | 'several' | 'cancelled' | 'not-placed' }[]
}

export const addChosenSchema = labelChoiceSchema.extend({ orderIds: ids })
export type AddChosen = z.infer<typeof addChosenSchema>

export const addMatchingSchema = labelChoiceSchema.extend({
  /** As the address has it. */
  filter: z
    .record(z.string(), z.string())
    .transform((address) => waybillFilterSchema.parse(address)),
})
export type AddMatching = z.input<typeof addMatchingSchema>

export const addScannedSchema = labelChoiceSchema.extend({
  codes: z.array(z.string().max(LONGEST_CODE)).max(MOST_CODES),
})
export type AddScanned = z.infer<typeof addScannedSchema>

export const takeOutSchema = z.object({ orderIds: z.union([z.literal('all'), ids]) })
export type TakeOut = z.infer<typeof takeOutSchema>

export const retryLabelsSchema = takeOutSchema
export type RetryLabels = TakeOut

export const showRunSchema = stationSchema
export type ShowRun = Station

export const runSchema = z.object({ runId: id })
export const runQuerySchema = z.object({ runId: z.coerce.number().pipe(id) })

export const answerRunSchema = runSchema.extend({
  /** Those whose labels did not come out, or not well. */
  notPrinted: z.union([z.literal('all'), ids]),
  /** What did not print is in the person's next pile; false where they still have it before them. */
  putBack: z.boolean().default(true),
})
export type AnswerRun = z.input<typeof answerRunSchema>
