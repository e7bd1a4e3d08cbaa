import type { Family } from '@/lib/domain/stages'
import type { InvoiceColumns } from '@/lib/reports/model/money'
import type { Days } from '@/lib/reports/model/report-days'

/** Which orders an invoice is held against, and what is known of such invoices. */
export type InvoiceQuestion = {
  storeIds: readonly number[]
  days: Days
  families: readonly Family[]
  currencies: readonly string[]
  /** What the columns of the last invoice were called. */
  remembered: InvoiceColumns | null
}
