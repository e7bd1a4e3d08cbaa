'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useViewer } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { listReads } from '@/lib/lists/keys'
import type { ListQuery } from '@/lib/lists/model/listed-order'

type ExportLinkProps = {
  query: ListQuery
  /** Of what is chosen; null for all of the list. */
  orderIds: readonly number[] | null
}

/** The list as a file; nothing on a shared tablet, which no customers' data leaves. */
export function ExportLink({ query, orderIds }: ExportLinkProps) {
  const t = useTranslations('lists')
  if (useViewer().tablet !== null) return null
  return (
    <a href={listReads.file(query, orderIds)} download className={buttonClass()}>
      <Download aria-hidden />
      {t('export')}
    </a>
  )
}
