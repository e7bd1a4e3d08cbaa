'use client'

import { ListChecks, NotebookText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { printingPaths } from '@/lib/printing/keys'
import { useStation } from '../station'

type PickingLinksProps = { of?: { run?: number; import?: number } }

/** To the pick list and the packing slips of a print run, an import or one's own queue. */
export function PickingLinks({ of = {} }: PickingLinksProps) {
  const t = useTranslations('printing.picking')
  const { order, reversed } = useStation()
  const picking = { ...of, order, reversed }
  return (
    <>
      <Link href={printingPaths.pickList(picking)} prefetch={false} className={buttonClass()}>
        <ListChecks aria-hidden />
        {t('pickList')}
      </Link>
      <Link href={printingPaths.packingSlips(picking)} prefetch={false} className={buttonClass()}>
        <NotebookText aria-hidden />
        {t('packingSlips')}
      </Link>
    </>
  )
}
