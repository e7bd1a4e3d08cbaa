import 'server-only'
import { eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'
import type { Database, Queries } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { orders } from '@/lib/db/tables/orders'
import { expressRules, isExpressProduct } from '@/lib/domain/express/express-products'
import type { Language } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import { orderOnPlatform, type OrderOnPlatform } from '@/lib/orders/placing/order-on-platform'
import { platform } from '@/lib/platform/current'
import { isRepeatedTooSoon, PlatformRefused } from '@/lib/platform/errors'
import type { WaybillPaper } from '@/lib/platform/express/waybill-pdf'
import { DownloadFailed, downloadFile, trustedOrigins } from '@/lib/platform/http/download-file'
import type { Priority } from '@/lib/platform/http/throttle'
import { refusedFields } from '@/lib/platform/refused-fields'
import { type LabelChoice, normalChoice } from '../model/label'
import { productOf } from '../queue/printable'
import { checksumOf, type Label, readLabel } from './label-store'

const MOST_BYTES = 5 * 1024 * 1024

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

/**
 * The label of a waybill as the platform prints it (express §4.2), from what is kept here or else
 * from the platform in the store's language, and kept from then on (decision 0174). One with a size of its own has the paper '' and 0 copies;
 * one that came without options for a reason that may pass answers this choice, and no other.
 * Whoever calls decides who may see it. Throws `labelNotYet` for an order that is not a waybill of
 * the platform's, `labelTooSoon`, `labelNotFetched`, and what the platform refuses.
 */
export async function fetchLabel(
  input: { db: Database; orderId: number; priority: Priority } & LabelChoice,
): Promise<Label> {
  const { db, orderId, priority } = input
  const choice = normalChoice(input)
  const kept = await readLabel(db, orderId, choice)
  // Paper is not asked for anew in bulk because a store changed its language.
  if (kept && priority === 'background') return kept
  const found = await orderOnPlatform(db, orderId)
  if (kept && kept.language === found?.language) return kept
  try {
    return await askForLabel({ db, orderId, choice, priority, found })
  } catch (error) {
    // In another language it is still the label of this waybill.
    if (kept) return kept
    throw error
  }
}

type LabelQuery = {
  db: Database
  orderId: number
  choice: LabelChoice
  priority: Priority
  found: OrderOnPlatform | null
}

async function askForLabel({ db, orderId, choice, priority, found }: LabelQuery): Promise<Label> {
  const merchantId = found?.store.expressMerchantId ?? null
  if (found?.family !== 'express' || merchantId === null) throw new Problem('labelNotYet')
  const { platformOrderId, language } = found
  const { url, hasOwnSize } = await fetchLabelUrl({
    merchantId,
    platformOrderId,
    choice,
    priority,
    language,
    mayBeLocker: await mayBeLocker(db, orderId),
  })
  const downloaded = await downloadLabel(url)
  const kind = hasOwnSize ? ({ paper: '', copies: 0 } as const) : choice
  return saveLabel(db, { orderId, ...kind, language, ...downloaded })
}

/** Whether a waybill goes into a locker; so may one that was made elsewhere, whose product we do not know. */
async function mayBeLocker(queries: Queries, orderId: number): Promise<boolean> {
  const [order] = await queries
    .select({ product: productOf })
    .from(orders)
    .where(eq(orders.id, orderId))
  const { product = null } = order ?? {}
  return !isExpressProduct(product) || expressRules(product).destination === 'locker'
}

type NewLabel = Pick<Label, 'orderId' | 'paper' | 'copies' | 'language' | 'pdf' | 'pages'>

/** Keeps a label with its checksum, in place of what was kept of the same kind. */
async function saveLabel(db: Database, label: NewLabel): Promise<Label> {
  const { pdf, pages, language } = label
  const content = { pdf, pages, language, sha256: checksumOf(pdf), fetchedAt: new Date() }
  const [kept] = await db
    .insert(labels)
    .values({ ...label, ...content })
    .onConflictDoUpdate({ target: [labels.orderId, labels.paper, labels.copies], set: content })
    .returning()
  if (!kept) throw new Error('a label was not kept')
  return kept
}

async function countPages(pdf: Buffer): Promise<number> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const pages = document.getPageCount()
  if (pages === 0) throw new Error('a PDF without pages')
  return pages
}

/** Fetches a label through this server. Throws `labelNotFetched` for what is no label in time. */
async function downloadLabel(url: string): Promise<{ pdf: Buffer; pages: number }> {
  try {
    const { bytes: pdf } = await downloadFile({
      url,
      trusted: trustedOrigins(),
      types: { 'application/pdf': isPdf },
      maxBytes: MOST_BYTES,
      timeoutMs: settings().platformTimeoutMs,
    })
    return { pdf, pages: await countPages(pdf) }
  } catch (cause) {
    const fault = cause instanceof DownloadFailed ? cause.fault : 'not-readable'
    log().warn({ fault }, 'a label could not be fetched')
    throw new Problem('labelNotFetched', { cause })
  }
}

/** Options that a supplier does not take are wrong parameters, where it says so (conventions §7.1). */
const PARAMETER_WRONG = '261004'

/**
 * What no label option can be the reason of (conventions §7.1): the clock, the account and the
 * signature; the 60-second rule; an order that is not there.
 */
const OTHER_REASONS: ReadonlySet<string> = new Set([
  '261002',
  '262001',
  '262002',
  '261005',
  '263001',
])

type LabelUrlQuery = {
  merchantId: number
  platformOrderId: string
  choice: LabelChoice
  /** It goes into a locker, or may do so. */
  mayBeLocker: boolean
  priority: Priority
  language: Language
}

type LabelUrl = {
  url: string
  /**
   * It has a size of its own, whatever paper is wanted: the options themselves were refused. One that
   * came without them after another refusal says nothing of other papers.
   */
  hasOwnSize: boolean
}

async function ask(input: LabelUrlQuery, paper: WaybillPaper | null): Promise<string> {
  const { merchantId, platformOrderId, priority, language } = input
  const context = { language, priority } as const
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
async function fetchLabelUrl(input: LabelUrlQuery): Promise<LabelUrl> {
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

type Refusal = Pick<PlatformRefused, 'code' | 'platformText' | 'family'>

/**
 * Whether a label may have been refused for its paper or copies, and would come without. Some locker
 * suppliers take neither (express §4.2, trap 58), and with which code one says so is not published:
 * for a locker it may be any. For others it is the code of a wrong parameter that names no other.
 */
export function mayRefuseOptions(refusal: Refusal, mayBeLocker: boolean): boolean {
  if (OTHER_REASONS.has(refusal.code)) return false
  if (mayBeLocker) return true
  if (refusal.code !== PARAMETER_WRONG) return false
  const fields = refusedFields(refusal)
  return fields.length === 0 || fields.includes('paper')
}
