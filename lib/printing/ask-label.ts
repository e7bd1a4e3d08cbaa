import 'server-only'
import { Problem } from '@/lib/domain/problem'
import { platform } from '@/lib/platform/current'
import { isRepeatedTooSoon, PlatformRefused } from '@/lib/platform/errors'
import type { Paper } from '@/lib/platform/express/waybill-pdf'
import type { Priority } from '@/lib/platform/throttle'
import { normalChoice, type LabelChoice } from './schema'
import { mayRefuseOptions, PARAMETER_WRONG } from './may-refuse-options'

export type AskLabel = {
  merchantId: number
  platformOrderId: string
  choice: LabelChoice
  /** It goes into a locker, or may do so. */
  mayBeLocker: boolean
  priority: Priority
}

export type AskedLabel = {
  url: string
  /**
   * It has a size of its own, whatever paper is wanted: the options themselves were refused. One that
   * came without them after another refusal says nothing of other papers.
   */
  hasOwnSize: boolean
}

async function ask(input: AskLabel, paper: Paper | null): Promise<string> {
  const { merchantId, platformOrderId, priority } = input
  const context = { language: 'en', priority } as const
  const asked = { merchantId, orderId: platformOrderId, paper }
  try {
    return (await platform().express().waybillPdf(asked, context)).pdfUrl
  } catch (error) {
    // Nothing is made by a query, so that there is only to wait (conventions §8).
    if (isRepeatedTooSoon(error)) throw new Problem('labelTooSoon')
    throw error
  }
}

/**
 * Asks the platform where a waybill's label lies (express §4.2); once more without options where a
 * locker's supplier may be the one that refused them. Throws `labelTooSoon`, and what the platform
 * refuses otherwise.
 */
export async function askLabel(input: AskLabel): Promise<AskedLabel> {
  const { paper: size, copies } = normalChoice(input.choice)
  try {
    const url = await ask(input, size === 'A4' ? { size, copies } : { size })
    return { url, hasOwnSize: false }
  } catch (error) {
    const isRefusal = error instanceof PlatformRefused
    if (!isRefusal || !mayRefuseOptions(error, input.mayBeLocker)) throw error
    return { url: await ask(input, null), hasOwnSize: error.code === PARAMETER_WRONG }
  }
}
