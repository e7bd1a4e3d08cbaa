'use client'

import { Download, PackageCheck, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSlotText } from '@/components/orders/use-slot-text'
import { useChosenStation } from '@/components/printing/at-station/use-stations'
import { useLabelChoice } from '@/components/printing/label/label-choice'
import { PickingLinks } from '@/components/printing/picking/picking-links'
import { readJson } from '@/components/shell/read-json'
import { Button, buttonClass } from '@/components/ui/button'
import { saveFile } from '@/components/ui/save-file'
import { toast } from '@/components/ui/toast'
import { isExpressProduct } from '@/lib/domain/express/express-products'
import { importReads } from '@/lib/imports/keys'
import { resultLines } from '@/lib/imports/model/result-lines'
import type { CreatedRow, ImportView } from '@/lib/imports/model/import-view'
import { addMatchingToPrintQueue } from '@/lib/printing/actions'
import { printingPaths } from '@/lib/printing/keys'
import { useImportAction } from './use-import-action'

/** A file of thousands takes a moment; a lost connection takes no longer. */
const READ_MS = 30_000

type CreatedLinksProps = {
  view: ImportView
  checkOut: string
  /** Nothing else is left to do. */
  isNext: boolean
}

/** The next steps with what was created: its labels, its way out of the house, the shop's file. */
export function CreatedLinks({ view, checkOut, isNext }: CreatedLinksProps) {
  const t = useTranslations('imports.next')
  const router = useRouter()
  const choice = useLabelChoice()
  const station = useChosenStation()
  const { isPending, run } = useImportAction()
  const from = station ?? choice
  const filter = { import: String(view.id) }
  async function print() {
    const done = await run(() =>
      addMatchingToPrintQueue({ paper: from.paper, copies: from.copies, filter }),
    )
    if (done === null) return
    const sends = station?.printsAfterCreation ?? false
    router.push(sends ? printingPaths.deskThatSends(filter) : printingPaths.desk(filter))
  }
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-2">
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        icon={<Printer aria-hidden />}
        pending={isPending}
        onClick={() => void print()}
      >
        {t('print', { count: view.counts.created })}
      </Button>
      <PickingLinks of={{ import: view.id }} />
      <ResultsFile view={view} />
      <Link href={checkOut} className={buttonClass()}>
        <PackageCheck aria-hidden />
        {t('checkOut')}
      </Link>
    </nav>
  )
}

/** What became of the orders, in the shape that the shop reads back. */
function ResultsFile({ view }: { view: ImportView }) {
  const t = useTranslations('imports')
  const stage = useTranslations('orders.stage.express')
  const slotText = useSlotText()
  const [isPending, setPending] = useState(false)
  async function save() {
    setPending(true)
    try {
      const [{ rows }, { writeCsv }] = await Promise.all([
        readJson<{ rows: CreatedRow[] }>(
          importReads.created(view.id),
          AbortSignal.timeout(READ_MS),
        ),
        import('@/lib/domain/write-csv'),
      ])
      const lines = resultLines({
        shop: view.shop,
        rows: rows.map((row) => ({
          ...row,
          product: isExpressProduct(row.product) ? t(`products.${row.product}`) : row.product,
          slot: slotText(row.pickup) ?? '',
          status: stage(row.stage),
        })),
        words: {
          order: t('results.order'),
          waybill: t('results.waybill'),
          link: t('results.link'),
          product: t('results.product'),
          slot: t('results.slot'),
          status: t('results.status'),
        },
      })
      const name = t('results.name', { file: view.fileName.replace(/\.\w+$/, '') })
      saveFile({ name: `${name}.csv`, text: writeCsv(lines) })
    } catch {
      toast.error(t('results.failed'))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button icon={<Download aria-hidden />} pending={isPending} onClick={() => void save()}>
      {t('next.results')}
    </Button>
  )
}
