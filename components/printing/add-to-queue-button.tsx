'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button, buttonClass } from '@/components/ui/button'
import type { CodeMatch } from '@/lib/orders/model/found-by-code'
import { addChosenToPrintQueue } from '@/lib/printing/actions'
import { printingPaths } from '@/lib/printing/keys'
import { useStation } from './station'
import { useAdd } from './queue/use-print-queue'

/** Puts a waybill that was found into the person's queue; nothing where it has no label for them. */
export function AddToQueueButton({ order }: { order: CodeMatch }) {
  const t = useTranslations('printing.found')
  const { orderId, family, storeId, placing, stage } = order
  const store = useViewer().stores.find(({ id }) => id === storeId)
  const { paper, copies } = useStation()
  const { add, pending, problem } = useAdd()
  const [isIn, setIn] = useState(false)
  const hasLabel = family === 'express' && placing === 'placed' && stage !== 'cancelled'
  if (!hasLabel || !store?.may.includes('express.place')) return null

  async function putIn() {
    const added = await add(() => addChosenToPrintQueue({ orderIds: [orderId], paper, copies }))
    setIn(added !== null && added.added + added.already > 0)
  }

  if (isIn) {
    return (
      <Link href={printingPaths.desk()} className={buttonClass()}>
        <Printer aria-hidden />
        {t('toDesk')}
      </Link>
    )
  }
  return (
    <>
      {problem && (
        <p role="alert" className="text-late">
          {problem}
        </p>
      )}
      <Button icon={<Printer aria-hidden />} pending={pending} onClick={() => void putIn()}>
        {t('print')}
      </Button>
    </>
  )
}
