'use client'

import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useScan } from '@/components/shell/scan/scan-provider'
import { Skeleton } from '@/components/ui/skeleton'
import { readClientOrderId } from '@/lib/domain/client-order-id'
import type { DraftOrder } from './draft'

const MoreFields = dynamic(() => import('./more-fields').then((module) => module.MoreFields), {
  ssr: false,
  loading: () => <Skeleton className="h-80" />,
})

const FIELDS = ['remark', 'storeRemark', 'kitchenNote', 'clientOrderId', 'pickupCode'] as const

/**
 * Remarks, the kitchen's note and the numbers, which few orders need. Open where something stands
 * there or is wrong, so that nothing goes out unseen.
 */
export function More({ hasCourier }: { hasCourier: boolean }) {
  const t = useTranslations('food.form')
  const { control } = useFormContext<DraftOrder>()
  const typed = useWatch({ control, name: FIELDS })
  const { errors } = useFormState({ control, name: [...FIELDS] })
  const [isOpen, setOpen] = useState(false)
  const isWrong = FIELDS.some((name) => errors[name])
  const isFilled = typed.some((text) => (text ?? '').trim() !== '')
  const mustShow = isWrong || isFilled
  // What was opened stays: an emptied field does not fold away under the hand.
  if (mustShow && !isOpen) setOpen(true)
  return (
    <>
      {!isOpen && <TakesScan />}
      <button
        type="button"
        aria-expanded={isOpen}
        disabled={mustShow}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 items-center gap-2 self-stretch rounded-inner text-left hover:bg-sunken disabled:hover:bg-transparent"
      >
        <ChevronRight
          aria-hidden
          className={`size-5 shrink-0 text-muted transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
        <span className="min-w-0">
          <span className="font-medium">{t('more')}</span>
          <span className="block text-muted">{t('moreHelp')}</span>
        </span>
      </button>
      {isOpen && <MoreFields hasCourier={hasCourier} />}
    </>
  )
}

/** While the field for our number is folded a scan still goes there, and unfolds it. */
function TakesScan() {
  const { setValue } = useFormContext<DraftOrder>()
  useScan((code) => setValue('clientOrderId', readClientOrderId(code), { shouldDirty: true }))
  return <span hidden data-takes-scans />
}
