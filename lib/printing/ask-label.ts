import 'server-only'
import { Problem } from '@/lib/domain/problem'
import { platform } from '@/lib/platform/current'
import { isRepeatedTooSoon, PlatformRefused } from '@/lib/platform/errors'
import { refusedFields } from '@/lib/platform/refused-fields'
import type { Priority } from '@/lib/platform/throttle'
import { normalChoice, type LabelChoice } from './schema'

export type AskLabel = {
  merchantId: number
  platformOrderId: string
  choice: LabelChoice
  priority: Priority
}

export type AskedLabel = {
  url: string
  /** False where the label was asked for without paper and copies, and has a size of its own. */
  isChosen: boolean
}

const PARAMETER_WRONG = '261004'

/** Some locker suppliers take neither paper nor copies (express §4.2); the text may not say which. */
function refusesOptions(error: unknown): boolean {
  if (!(error instanceof PlatformRefused) || error.code !== PARAMETER_WRONG) return false
  const fields = refusedFields(error)
  return fields.length === 0 || fields.includes('paper')
}

/**
 * Asks the platform where a waybill's label lies (express §4.2); once more without options where a
 * locker's supplier refuses them. Throws `labelTooSoon`, and what the platform refuses otherwise.
 */
export async function askLabel(input: AskLabel): Promise<AskedLabel> {
  const { merchantId, platformOrderId, choice, priority } = input
  const api = platform().express()
  const context = { language: 'en', priority } as const
  const ref = { merchantId, orderId: platformOrderId }
  const { paper: size, copies } = normalChoice(choice)
  const paper = size === 'A4' ? { size, copies } : { size }
  try {
    const { pdfUrl } = await api.waybillPdf({ ...ref, paper }, context)
    return { url: pdfUrl, isChosen: true }
  } catch (error) {
    // Nothing is made by a query, so that there is only to wait (conventions §8).
    if (isRepeatedTooSoon(error)) throw new Problem('labelTooSoon')
    if (!refusesOptions(error)) throw error
  }
  const { pdfUrl } = await api.waybillPdf({ ...ref, paper: null }, context)
  return { url: pdfUrl, isChosen: false }
}
