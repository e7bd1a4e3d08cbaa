'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { takeOutOfPile } from '@/lib/printing/actions'
import type { PileItem } from '@/lib/printing/schema'
import { usePileAction } from './use-pile'

/** Before it is printed: what would be printed once more. */
export function ReprintWarning({ items }: { items: readonly PileItem[] }) {
  const t = useTranslations('printing.pile')
  const { run, pending, problem } = usePileAction()
  const again = items.filter(({ prints }) => prints > 0).map(({ orderId }) => orderId)
  if (again.length === 0) return null
  return (
    <Notice kind="waiting" role="status" title={t('reprints', { count: again.length })}>
      <p>{t('reprintsText')}</p>
      <Button
        className="mt-2"
        pending={pending}
        onClick={() => void run(() => takeOutOfPile({ orderIds: again }))}
      >
        {t('takeReprints')}
      </Button>
      {problem && <p className="mt-2 font-medium">{problem}</p>}
    </Notice>
  )
}
